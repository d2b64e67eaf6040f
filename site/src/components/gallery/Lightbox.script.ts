/** A finger that moved sideways this far meant to turn the page. */
const SWIPE_MIN_PX = 48;

type Lightbox = {
  dialog: HTMLDialogElement;
  stage: HTMLElement;
  caption: HTMLElement;
  position: HTMLElement;
};

/**
 * Opens the gallery's links in its dialog: buttons, arrow keys and swipes turn over, Escape closes, and the platform
 * gives the focus back. A large picture is asked for when it is shown. Without this each link leads to its picture.
 */
export function startGalleryLightbox(root: Document): void {
  const list = root.querySelector<HTMLElement>('[data-gallery]');
  const dialog = list && root.getElementById(list.dataset.gallery ?? '');
  if (!list || !(dialog instanceof HTMLDialogElement)) return;
  const lightbox = readLightbox(dialog);
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href]')];
  let shown = 0;

  const show = (index: number) => {
    // The last is followed by the first.
    shown = (index + links.length) % links.length;
    showPicture(lightbox, links, shown);
  };

  for (const link of links) link.setAttribute('aria-haspopup', 'dialog');
  list.addEventListener('click', (event) => {
    const index = links.findIndex((link) => link.contains(event.target as Node));
    // With a key held the visitor wants the link itself, in a tab or as a file.
    if (index === -1 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    show(index);
    dialog.showModal();
    // The platform would choose the first control, which goes back.
    dialog.querySelector<HTMLElement>('[data-step="1"]')?.focus();
  });

  for (const button of dialog.querySelectorAll<HTMLButtonElement>('[data-step]')) {
    button.addEventListener('click', () => show(shown + Number(button.dataset.step)));
  }
  // On the document: in Safari a click on a button leaves the focus outside the dialog.
  root.addEventListener('keydown', (event) => {
    if (!dialog.open) return;
    if (event.key === 'ArrowLeft') show(shown - 1);
    if (event.key === 'ArrowRight') show(shown + 1);
  });
  onSwipe(lightbox.stage, (step) => show(shown + step));
  dialog.addEventListener('close', () => lightbox.stage.replaceChildren());
}

function readLightbox(dialog: HTMLDialogElement): Lightbox {
  const [stage, caption, position] = ['stage', 'caption', 'position'].map((name) => {
    const element = dialog.querySelector<HTMLElement>(`[data-${name}]`);
    if (!element) throw new Error(`The lightbox has no element for its ${name}.`);
    return element;
  }) as [HTMLElement, HTMLElement, HTMLElement];
  return { dialog, stage, caption, position };
}

function showPicture({ dialog, stage, caption, position }: Lightbox, links: HTMLAnchorElement[], index: number): void {
  const link = links[index] as HTMLAnchorElement;
  // A new element: an old picture never stands above a new caption while the new one is on its way.
  const picture = new Image(Number(link.dataset.width), Number(link.dataset.height));
  picture.alt = link.querySelector('img')?.alt ?? '';
  picture.draggable = false;
  picture.src = link.href;
  stage.replaceChildren(picture);
  caption.textContent = link.textContent;
  position.textContent = (position.dataset.position ?? '').replace('{place}', String(index + 1));
  dialog.style.setProperty('--place', String((index + 1) / links.length));
}

/** Calls back with 1 for a finger's movement to the left, which brings the next picture, and -1 for one to the right. */
function onSwipe(element: HTMLElement, turn: (step: number) => void): void {
  let start: PointerEvent | null = null;
  element.addEventListener('pointerdown', (event) => {
    // A second finger means to zoom.
    start = event.pointerType === 'mouse' || !event.isPrimary ? null : event;
  });
  element.addEventListener('pointercancel', () => {
    start = null;
  });
  element.addEventListener('pointerup', (event) => {
    if (!start || start.pointerId !== event.pointerId) return;
    const x = event.clientX - start.clientX;
    const y = event.clientY - start.clientY;
    start = null;
    const isZoomed = (window.visualViewport?.scale ?? 1) > 1;
    if (!isZoomed && Math.abs(x) >= SWIPE_MIN_PX && Math.abs(x) > Math.abs(y)) turn(x < 0 ? 1 : -1);
  });
}
