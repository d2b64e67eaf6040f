import fastifyPlugin from 'fastify-plugin';
import type { TrustProxy } from '../config.ts';
import { readForwardedFor } from '../visitor-address.ts';

const WARNINGS = {
  untrusted:
    'requests come with X-Forwarded-For or Forwarded, but TRUST_PROXY is not set: behind a proxy all visitors share one limit. Set it to the number of proxies, or to their addresses. Example: TRUST_PROXY=1',
  everyone:
    'TRUST_PROXY=true believes every sender: anyone can claim any address, and so pass every limit. Set it to the number of proxies, or to their addresses. Example: TRUST_PROXY=1',
};

/** Tidies X-Forwarded-For, so that `request.ip` is always an address, and warns once when TRUST_PROXY does not fit. */
export const forwarded = fastifyPlugin<{ trustProxy: TrustProxy }>(
  async (app, { trustProxy }) => {
    if (trustProxy === true) app.log.warn(WARNINGS.everyone);
    let isWarned = false;

    app.addHook('onRequest', (request, _reply, done) => {
      const { headers } = request.raw;
      const forwardedFor = headers['x-forwarded-for'];
      if (trustProxy) {
        if (typeof forwardedFor === 'string') headers['x-forwarded-for'] = readForwardedFor(forwardedFor).join(', ');
      } else if (!isWarned && (forwardedFor !== undefined || headers.forwarded !== undefined)) {
        isWarned = true;
        app.log.warn(WARNINGS.untrusted);
      }
      done();
    });
  },
  { name: 'forwarded' },
);
