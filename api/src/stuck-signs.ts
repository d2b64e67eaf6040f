import type { FastifyReply, FastifyRequest } from 'fastify';

const ENCODED_BYTE_PATTERN = /^%[0-9a-f]{2}$/i;

/**
 * Removes the signs that a text has left at the end of an address: a slash, a full stop, a bracket, a blank.
 * `/portal/Ab1).` -> `/portal/Ab1`, `/about%E2%80%9D` -> `/about`
 */
export function withoutStuckSigns(path: string): string {
  let end = path.length;
  for (;;) {
    const encoded = path.slice(Math.max(end - 3, 0), end);
    if (ENCODED_BYTE_PATTERN.test(encoded) && !isWordSign(String.fromCharCode(Number.parseInt(encoded.slice(1), 16)))) {
      end -= 3;
    } else if (end > 0 && !isWordSign(path.charAt(end - 1))) {
      end -= 1;
    } else {
      return path.slice(0, end);
    }
  }
}

/** A hook that leads to the address without stuck signs, where no address ends with one. */
export async function leaveStuckSigns(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  const { url, method } = request;
  const [path = ''] = url.split('?', 1);
  const bare = withoutStuckSigns(path);
  // A browser reads two slashes, or a slash and a backslash, as the beginning of another host.
  const isAddress = /^\/[^/\\]/.test(bare) && (method === 'GET' || method === 'HEAD');
  return isAddress && bare !== path ? reply.redirect(bare + url.slice(path.length), 301) : undefined;
}

function isWordSign(sign: string): boolean {
  return /[\w-]/.test(sign);
}
