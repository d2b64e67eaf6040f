// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startReadingAloud } from './ReadAloud.script.ts';
import { ReadAloud } from './ReadAloud.tsx';

class Utterance {
  text: string;
  lang = '';
  voice: SpeechSynthesisVoice | null = null;
  onend?: () => void;
  onerror?: () => void;

  constructor(text: string) {
    this.text = text;
  }
}

const toVoice = (lang: string, localService = true) => ({ lang, localService, name: lang }) as SpeechSynthesisVoice;

/** A browser's voice that says nothing, and remembers what it was asked to say. */
class Speech extends EventTarget {
  voices: SpeechSynthesisVoice[] = [];
  spoken: Utterance[] = [];
  cancel = vi.fn();

  getVoices = () => this.voices;
  speak = (utterance: Utterance) => this.spoken.push(utterance);
  change(...voices: SpeechSynthesisVoice[]) {
    this.voices = voices;
    this.dispatchEvent(new Event('voiceschanged'));
  }
}

let speech: Speech;

beforeEach(() => {
  speech = new Speech();
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('speechSynthesis', speech);
});
afterEach(() => {
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  vi.unstubAllGlobals();
});

const open = (...voices: SpeechSynthesisVoice[]) => {
  speech.voices = voices;
  render(
    <>
      <div id="signs">
        <ReadAloud reads="signs" about="Signs" />
        <p>A fever of 38.5 °C. You shiver! Call us</p>
        <p>
          Call <a href="tel:108">108</a>.
        </p>
      </div>
      <ReadAloud reads="facts" about="Facts" />
      <p id="facts">One night.</p>
    </>,
  );
  startReadingAloud(document);
};
const find = (name: string) => screen.queryByRole('button', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const spoken = () => speech.spoken.map(({ text }) => text);

test('a page without a voice of its language shows no button, and shows it when the voice comes', () => {
  open(toVoice('hi-IN'), toVoice('mr-IN'));
  expect(find('Listen Signs')).toBeNull();
  speech.change(toVoice('en_US'));
  expect(find('Listen Signs')).not.toBeNull();
  speech.change();
  expect(find('Listen Signs')).toBeNull();
});

test('a browser that cannot speak shows no button', () => {
  vi.stubGlobal('speechSynthesis', undefined);
  open();
  expect(find('Listen Signs')).toBeNull();
});

test('a patient hears the words of the part sentence by sentence, without the name of the button', () => {
  open(toVoice('en-IN'));
  press('Listen Signs');
  expect(spoken()).toEqual(['A fever of 38.5 °C.', 'You shiver!', 'Call us', 'Call 1 0 8.']);
  expect(find('Stop Signs')).not.toBeNull();
});

test('the voice of the own country on the device comes before others', () => {
  const [farther, remote, own] = [toVoice('en-US'), toVoice('en-IN', false), toVoice('en_IN')];
  open(farther, remote, own);
  press('Listen Facts');
  expect(speech.spoken[0]).toMatchObject({ text: 'One night.', voice: own, lang: 'en_IN' });
});

test('a second press stops the voice, and the end of the last sentence gives the button its first name', () => {
  open(toVoice('en-IN'));
  press('Listen Facts');
  press('Stop Facts');
  expect(speech.cancel).toHaveBeenCalledOnce();
  press('Listen Facts');
  speech.spoken.at(-1)?.onend?.();
  expect(find('Listen Facts')).not.toBeNull();
});

test('another button takes the voice over, whatever the broken off sentences still tell', () => {
  open(toVoice('en-IN'));
  press('Listen Facts');
  const [brokenOff] = speech.spoken;
  press('Listen Signs');
  brokenOff?.onerror?.();
  expect(find('Listen Facts')).not.toBeNull();
  expect(find('Stop Signs')).not.toBeNull();
});

test('the voice stops when the page is left', () => {
  open(toVoice('en-IN'));
  press('Listen Facts');
  window.dispatchEvent(new Event('pagehide'));
  expect(speech.cancel).toHaveBeenCalledOnce();
  expect(find('Listen Facts')).not.toBeNull();
});
