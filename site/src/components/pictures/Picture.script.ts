/** Marks a frame that has been in the window. Until the first sign of a person, pictures in other frames wait. */
export const IN_SIGHT = 'data-in-sight';

/** Shows only the pictures in the window until the first sign of a person, which shows the others. */
export function startPictures(root: Document): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) target.setAttribute(IN_SIGHT, '');
  });
  for (const frame of root.querySelectorAll('.frame')) observer.observe(frame);
}
