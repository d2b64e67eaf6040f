/** A key of the keyboard beside what it does. The list of keys tells it to screen readers. */
export function Key({ children }: { children: string }) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it takes no focus
  return <kbd aria-hidden="true">{children}</kbd>;
}
