import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGES = ['deployment.md', 'scaling.md', 'after-the-booking.md', 'several-machines/README.md'];
const FILES = /\.(conf|service|timer|cfg|ya?ml|ini|sql|env)$|^(Caddyfile|users\.txt)$/;
const FENCED = /```\S*\n(?<block>.*?)```/gs;
const INLINE = /`(?<code>[^`]+)`/g;
const PROGRAMS =
  'npm|npx|node|git|podman|docker|nginx|certbot|caddy|haproxy|patroni\\w*|pgbouncer|redis-\\w+|etcd\\w*|psql|pg_\\w+|alter|openssl|age\\S*|curl|cp|systemctl|systemd-\\w+|journalctl|promtool';
/** A program of the pages, with or without variables before it. */
const COMMAND = new RegExp(`^([A-Z_]+=\\S+ )*(${PROGRAMS}) `);
/** In the head of a configuration file: a line further in, or what follows 'on … : '. */
const IN_HEAD = new RegExp(`^# {3}(?<own>\\S.*?)(?: {3,}.*)?$|^(?:#|;|--) .*: (?<named>(?:${PROGRAMS}) [^,\n]+)`, 'gm');

/** Lists the commands of the pages and of the heads of the configuration files: `{ place, text }`. */
export function readCommands(docs) {
  const pages = PAGES.filter((page) => existsSync(join(docs, page))).flatMap((page) => {
    const text = readFileSync(join(docs, page), 'utf8');
    const lines = [...text.matchAll(FENCED)].flatMap(({ groups }) =>
      groups.block
        .replace(/\\\n\s*/g, '')
        .split('\n')
        .map(withoutRemark),
    );
    const inline = [...text.replace(FENCED, '').matchAll(INLINE)].map(({ groups }) => groups.code.replace(/\s+/g, ' '));
    return [...lines.filter((line) => line !== ''), ...inline.filter((code) => COMMAND.test(code))].map(toPlaced(page));
  });
  const heads = listFiles(docs).flatMap((file) => {
    const head = readFileSync(join(docs, file), 'utf8').split(/^(?!#|;|--|$)/m)[0];
    const found = [...head.matchAll(IN_HEAD)].map(({ groups }) => (groups.own ?? groups.named).trim());
    return found.map(toPlaced(file));
  });
  return [...pages, ...heads];
}

/** Lists the configuration files beside the pages, by their paths below `docs`. */
export function listFiles(docs) {
  const several = readdirSync(join(docs, 'several-machines')).map((name) => `several-machines/${name}`);
  return [...readdirSync(docs), ...several].filter((path) => FILES.test(path.split('/').at(-1)));
}

const withoutRemark = (line) => line.replace(/ +# .*$/, '').trim();
const toPlaced = (place) => (text) => ({ place, text });
