import type { Watch } from '../watch.ts';
import type { ThreadClient } from './dialect.ts';

/** How often SQLite is asked, because it does not announce changes. */
const ASK_MS = 500;

/** Watches SQLite's count of the commits of other connections. */
export function watchSqlite({ ask }: ThreadClient): Watch {
  return (onChange) => {
    let last: unknown;
    let isAsking = false;
    async function look(): Promise<void> {
      const { rows } = await ask({ sql: 'pragma data_version', parameters: [] });
      const { data_version: version } = rows[0] as { data_version: number };
      if (last !== undefined && version !== last) onChange();
      last = version;
    }
    function lookOnce(): void {
      if (isAsking) return;
      isAsking = true;
      // While the file cannot be read, there is no change to report.
      look()
        .catch(() => undefined)
        .finally(() => {
          isAsking = false;
        });
    }
    // The first count is the one that later ones are compared with.
    lookOnce();
    const timer = setInterval(lookOnce, ASK_MS);
    return () => clearInterval(timer);
  };
}
