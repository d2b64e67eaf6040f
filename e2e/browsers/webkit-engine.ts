import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { findFreePort } from '../../testing/free-port.ts';
import { TIME_ZONE } from '../content.ts';
import { startDisplay } from './display.ts';
import { type Browser, DESKTOP, type Engine, type Point } from './engine.ts';
import { writeGtkSettings } from './gtk-settings.ts';
import { findProgram } from './programs.ts';
import { openSession, type Session, toAsyncScript, WEBDRIVER_KEYS } from './webdriver.ts';

/** Starts WebKitGTK's small browser on a screen of its own, and speaks WebDriver with its driver. */
export async function startWebKit(): Promise<Browser> {
  const display = await startDisplay();
  const settings = await mkdtemp(join(tmpdir(), 'clinic-webkit-'));
  await writeGtkSettings(settings);
  const port = await findFreePort();
  const driver = spawn(findProgram('WebKitWebDriver'), [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display.name,
      XDG_CONFIG_HOME: settings,
      TZ: TIME_ZONE,
      // Without a bus the browser does not look for a desktop's services.
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      GSETTINGS_BACKEND: 'memory',
    },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  return {
    openWindow: () => openWindow(address),
    close: async () => {
      driver.kill();
      await once(driver, 'exit');
      display.stop();
      await rm(settings, { recursive: true });
    },
  };
}

async function openWindow(driver: string): Promise<Engine> {
  const browser = { binary: findProgram('MiniBrowser'), args: ['--automation'] };
  const session = await openSession(driver, { alwaysMatch: { 'webkitgtk:browserOptions': browser } });
  const engine = createEngine(session);
  await engine.resize(DESKTOP.width, DESKTOP.height);
  return engine;
}

function createEngine(session: Session): Engine {
  const act = (...actions: object[]) => session.post('/actions', { actions });
  const point = (actions: object[]) =>
    act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  const moveTo = ({ x, y }: Point) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 });
  const pressKeys = (keys: string[]) =>
    act({
      type: 'key',
      id: 'keyboard',
      actions: keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });
  const evaluate: Engine['evaluate'] = async (run, ...args) => {
    const answer = await session.post<{ value?: never; error?: string }>('/execute/async', {
      script: toAsyncScript(run),
      args,
    });
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value as never;
  };

  return {
    open: (url) => session.post('/url', { url }),
    back: () => session.post('/back'),
    evaluate,
    resize: async (width, height) => {
      let outer = height;
      // The browser's bars settle after the window: what the inside lacks is asked for until it has the size.
      await expect
        .poll(async () => {
          await session.post('/window/rect', { x: 0, y: 0, width, height: outer });
          const inside = await evaluate(() => [window.innerWidth, window.innerHeight] as const);
          outer += height - inside[1];
          return inside;
        })
        .toEqual([width, height]);
    },
    move: async (to) => void (await point([moveTo(to)])),
    click: async (at) => {
      await point([moveTo(at), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]);
    },
    press: async (key) => void (await pressKeys([WEBDRIVER_KEYS[key] ?? key])),
    type: async (text) => void (await pressKeys([...text])),
    takePicture: async () => Buffer.from(await session.get<string>('/screenshot'), 'base64'),
    close: async () => void (await session.end()),
  };
}
