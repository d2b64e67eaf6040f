import { SMTPServer } from 'smtp-server';

/**
 * Starts a mail server that prints each mail it takes as a line of output. It refuses addresses by their local part:
 * `nobody@` for good, `later@` for now, others for reasons of the clinic's. Its arguments are the port, the share of mails
 * that it refuses for now, the share of the others that it takes without an answer, and its address.
 */
const [port = '0', refusedShare = '0', silentShare = '0', host = '127.0.0.1'] = process.argv.slice(2);

const ANSWERS: Record<string, { responseCode: number; message: string }> = {
  nobody: { responseCode: 550, message: '5.1.1 no such mailbox' },
  later: { responseCode: 450, message: '4.2.1 busy' },
  policy: { responseCode: 554, message: '5.7.1 relay access denied' },
  relay: { responseCode: 550, message: 'relay not permitted' },
  full: { responseCode: 552, message: '5.2.2 mailbox full' },
};

const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  onRcptTo({ address }, _session, callback) {
    const answer = ANSWERS[address.slice(0, address.lastIndexOf('@'))];
    callback(answer && Object.assign(new Error(answer.message), answer));
  },
  onData(stream, { id, envelope: { mailFrom, rcptTo } }, callback) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      if (Math.random() < Number(refusedShare)) {
        callback(Object.assign(new Error('4.3.0 try again'), { responseCode: 451 }));
        return;
      }
      const isSilent = Math.random() < Number(silentShare);
      const to = rcptTo.map(({ address }) => address);
      const mail = {
        from: mailFrom ? mailFrom.address : '',
        to,
        isSilent,
        raw: Buffer.concat(chunks).toString('latin1'),
      };
      process.stdout.write(`${JSON.stringify(mail)}\n`, () => {
        if (!isSilent) callback(null, `taken as ${id}`);
      });
    });
  },
});
// Clients that are killed leave broken connections.
server.on('error', () => undefined);
server.listen(Number(port), host, () => {
  const address = server.server.address();
  process.stdout.write(`${JSON.stringify({ port: typeof address === 'object' && address?.port })}\n`);
});
