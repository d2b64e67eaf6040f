import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Asked = { challenge: string; rp?: { id: string }; rpId?: string; user?: { id: string } };

/** A test may let a device do these things wrong. */
type Fault = { origin?: string; isVerified?: boolean; userHandle?: string; counter?: number };

const toBase64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** A device with one passkey (ES256), as far as a server sees one. It belongs to a page of `origin`. */
export function createAuthenticator(origin = 'http://localhost:4000') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let handle = '';
  let count = 0;

  function toClientData(type: string, { challenge }: Asked, fault: Fault): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: fault.origin ?? origin, crossOrigin: false }));
  }

  /** The authenticator data (WebAuthn 3, 6.1) with the flags for 'present' and, unless it is a fault, 'verified'. */
  function toData(rpId: string, fault: Fault, moreFlags = 0, rest = Buffer.alloc(0)): Buffer {
    count += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(fault.counter ?? count);
    const flags = Buffer.from([0x01 | (fault.isVerified === false ? 0 : 0x04) | moreFlags]);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), flags, counter, rest]);
  }

  const toAnswer = (response: object) =>
    JSON.stringify({ id: toBase64url(id), rawId: toBase64url(id), type: 'public-key', response });

  return {
    id: toBase64url(id),

    /** Makes the passkey. */
    make(asked: Asked, fault: Fault = {}): string {
      handle = asked.user?.id ?? '';
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      // A map in CBOR: kty EC2, alg ES256, crv P-256, x, y.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const data = toData(asked.rp?.id ?? '', fault, 0x40, attested);
      // A map in CBOR: fmt none, attStmt empty, authData with its length in one byte.
      const head = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58, data.length]),
      ]);
      return toAnswer({
        clientDataJSON: toBase64url(toClientData('webauthn.create', asked, fault)),
        attestationObject: toBase64url(Buffer.concat([head, data])),
        transports: ['internal'],
      });
    },

    /** Shows the passkey. */
    show(asked: Asked, fault: Fault = {}): string {
      const said = toClientData('webauthn.get', asked, fault);
      const data = toData(asked.rpId ?? '', fault);
      const signed = Buffer.concat([data, createHash('sha256').update(said).digest()]);
      return toAnswer({
        clientDataJSON: toBase64url(said),
        authenticatorData: toBase64url(data),
        signature: toBase64url(sign('sha256', signed, privateKey)),
        userHandle: fault.userHandle ?? handle,
      });
    },
  };
}
