import { LANGUAGE } from '#messages/language.ts';

/** On each button: the id of the element that it reads. */
export const READ_ALOUD = 'data-read-aloud';

/** Sentences are spoken one by one, because Chrome breaks off a voice from the network after 15 seconds. */
const SENTENCE = /.+?(?:[.!?।](?=\s)|$)/g;

type Reading = { button: HTMLButtonElement; sentences: SpeechSynthesisUtterance[] };

/** Shows the buttons while the browser has a voice for the page's language, and lets each read its element aloud. */
export function startReadingAloud(root: Document): void {
  const speech = window.speechSynthesis;
  const buttons = [...root.querySelectorAll<HTMLButtonElement>(`button[${READ_ALOUD}]`)];
  if (!speech || buttons.length === 0) return;

  // Browsers forget an utterance that nobody holds, and then never say that it has ended.
  let reading: Reading | undefined;

  const stop = () => {
    if (!reading) return;
    showState(reading.button, 'silent');
    reading = undefined;
    speech.cancel();
  };
  const read = (button: HTMLButtonElement) => {
    const voice = findVoice(speech.getVoices());
    const sentences = listSentences(button).map((text) => Object.assign(new SpeechSynthesisUtterance(text), { voice }));
    const last = sentences.at(-1);
    if (!voice || !last) return;
    const begun = { button, sentences };
    const end = () => begun === reading && stop();
    for (const sentence of sentences) {
      sentence.lang = voice.lang;
      sentence.onerror = end;
    }
    last.onend = end;
    reading = begun;
    showState(button, 'reading');
    for (const sentence of sentences) speech.speak(sentence);
  };

  for (const button of buttons) {
    button.addEventListener('click', () => {
      const isSameButton = reading?.button === button;
      stop();
      if (!isSameButton) read(button);
    });
  }
  const showButtons = () => {
    const hasVoice = findVoice(speech.getVoices()) !== undefined;
    for (const button of buttons) button.hidden = !hasVoice;
  };
  // Voices may come after the page. Safari before 16 has them at once, and no event.
  speech.addEventListener?.('voiceschanged', showButtons);
  addEventListener('pagehide', stop);
  showButtons();
}

/** Finds a voice of the page's language, of its own country and on the device itself if there is one. */
function findVoice(voices: SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const toTag = ({ lang }: SpeechSynthesisVoice) => lang.replace('_', '-').toLowerCase();
  const rate = (voice: SpeechSynthesisVoice) =>
    (toTag(voice) === LANGUAGE.tag.toLowerCase() ? 2 : 0) + (voice.localService ? 1 : 0);
  return voices
    .filter((voice) => toTag(voice).split('-')[0] === LANGUAGE.code)
    .sort((one, other) => rate(other) - rate(one))[0];
}

/** Returns the words of the button's element, without its own. Telephone numbers are told digit by digit. */
function listSentences(button: HTMLButtonElement): string[] {
  const element = button.ownerDocument.getElementById(button.getAttribute(READ_ALOUD) ?? '');
  if (!element) return [];
  let text = element.innerText.replace(button.innerText, '');
  for (const { innerText } of element.querySelectorAll<HTMLElement>('a[href^="tel:"]')) {
    text = text.replaceAll(innerText, [...innerText.replaceAll(/\s/g, '')].join(' '));
  }
  const sentences = text.split(/[\n\t]/).flatMap((line) => line.match(SENTENCE) ?? []);
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}

/** Shows the button's name for what a press does now. */
function showState(button: HTMLButtonElement, state: 'silent' | 'reading'): void {
  for (const word of button.querySelectorAll<HTMLElement>('[data-while]')) word.hidden = word.dataset.while !== state;
}
