import { removeMailFiles } from '@clinic/api/channels/email/mail-files.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import { ButtonLink } from '@clinic/ui/Button.tsx';
import { addRecord } from '#frame/records.ts';
import { Answer, defineRoom, type Visit } from '#frame/room.ts';
import { Card } from '#parts/Card.tsx';
import { DayNotice } from '#parts/DayNotice.tsx';
import { DeskPage } from '#parts/DeskPage.tsx';
import textStyles from '#parts/Text.module.css';
import { EraseQuestion } from './EraseQuestion.tsx';
import { type ErasureRefusal, erase } from './erase.ts';
import { PersonVisits } from './PersonVisits.tsx';
import { createPersonFile } from './person-file.ts';
import { findNamedPerson, load, type PersonView } from './queries.ts';
import { countToWords, samePersonToWords } from './words.ts';

/**
 * All that the desk keeps about the person of an appointment (`of`), for owners, to hand it over or to erase it;
 * `only=name` leaves out other names with the same phone or mailbox.
 */
export const person = defineRoom<PersonView>({
  name: 'person',
  path: DESK_PATHS.person,
  access: 'owners',
  toTitle: () => 'A patient',
  load,
  acts: { [`${DESK_PATHS.person}/erase`]: { act: eraseThem } },
  files: { [`${DESK_PATHS.person}/file`]: giveFile },
  Page: ({ view }) => <PersonPage {...view} />,
});

async function giveFile(visit: Visit): Promise<Answer> {
  const { desk, maker, now } = visit;
  const { rows } = await findNamedPerson(visit);
  const file = await createPersonFile(desk, rows, now);
  await addRecord(desk.db, { action: 'person-file', subject: String(rows.length), ...maker }, now);
  return new Answer((reply) =>
    reply
      .header('content-disposition', 'attachment; filename="person.json"')
      .type('application/json; charset=utf-8')
      .send(file),
  );
}

async function eraseThem(visit: Visit) {
  const { desk, maker, now, field, request } = visit;
  const count = Number.parseInt(field('count'), 10);
  const outcome = await erase(desk, await findNamedPerson(visit), { count, ...maker }, now);
  if (typeof outcome === 'string') return { refused: { refused: outcome }, status: 409 };
  // Erased rows leave mails that were written as files, and old data in the database's file.
  await removeMailFiles(desk.outboxDir, outcome.mailIds);
  await desk
    .eraseRemoved(count)
    .catch((err: unknown) => request.log.error({ err }, 'what was erased is removed from the file by the daily run'));
  desk.notifyDesk();
  return { to: `${DESK_PATHS.export}?erased=${count}` };
}

function PersonPage(view: PersonView) {
  const { of, name, isNarrow, otherNames, appointments, refused } = view;
  const query = new URLSearchParams({ of, ...(isNarrow && { only: 'name' }) });
  const found = `The desk keeps ${countToWords(appointments.length)}`;
  return (
    <DeskPage
      title={{ thin: 'Everything about', bold: name }}
      notice={refused && <DayNotice kind="refused">{REFUSALS[refused]}</DayNotice>}
      aside={
        <div>
          <p>{isNarrow ? `${found} in this name.` : `${found} under this telephone number or email address.`}</p>
          {otherNames > 0 && !isNarrow && (
            <p className={textStyles.strong}>
              {otherNames === 1 ? 'One of them is in another name.' : `${otherNames} of them are in another name.`}
            </p>
          )}
          {otherNames > 0 && (
            <p>
              <ArrowLink href={`${DESK_PATHS.person}?of=${of}${isNarrow ? '' : '&only=name'}`}>
                {isNarrow ? 'All under this number or address' : 'Only those in this name'}
              </ArrowLink>
            </p>
          )}
        </div>
      }
    >
      <Card id="visits" title="Appointments">
        <PersonVisits appointments={appointments} name={name} />
      </Card>
      <Card id="file" title="For the person">
        <p>
          One file with every appointment, change and mail, to which the law gives everyone a right. Give it to that
          person only.
        </p>
        {otherNames > 0 && !isNarrow && <p className={textStyles.strong}>{samePersonToWords(otherNames)}</p>}
        <p>
          <ButtonLink href={`${DESK_PATHS.person}/file?${query}`} size="small" download>
            Download the file
          </ButtonLink>
        </p>
      </Card>
      <Card id="erase" title="Erase">
        <EraseQuestion {...view} />
      </Card>
    </DeskPage>
  );
}

const REFUSALS: Record<ErasureRefusal, string> = {
  coming: 'Nothing has been erased: an appointment is still to come.',
  outdated: 'Nothing more has been erased: the appointments have changed. Look at them again.',
};
