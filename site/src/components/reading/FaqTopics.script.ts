/** Opens the question that the address names, for browsers that do not open a `<details>` by themselves. */
export function startFaqAnchors(root: Document): void {
  const open = () => {
    const answer = root.querySelector(':target');
    const question = answer?.closest('details');
    if (!answer || !question || question.open) return;
    question.open = true;
    answer.scrollIntoView();
  };
  window.addEventListener('hashchange', open);
  open();
}
