type Parts = Pick<typeof import('../questions/DayQuestion.tsx'), 'DayQuestion'> &
  Pick<typeof import('../rail/VisitPanel.tsx'), 'VisitPanel'>;

let parts: Parts | null = null;

/** Fetches the dialogs and the panel, which the day does without until somebody is at work on it. */
export async function loadOpened(): Promise<void> {
  if (parts) return;
  const [{ DayQuestion }, { VisitPanel }] = await Promise.all([
    import('../questions/DayQuestion.tsx'),
    import('../rail/VisitPanel.tsx'),
  ]);
  parts = { DayQuestion, VisitPanel };
}

/** Returns the dialogs and the panel; `null` before they have come. */
export function getOpened(): Parts | null {
  return parts;
}
