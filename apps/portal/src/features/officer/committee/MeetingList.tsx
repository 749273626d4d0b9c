import type { CommitteeList, CommitteeMeeting } from '@temple-land/portal-core';
import { ButtonLink, Link, Table, type Column } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { EmptyMessage } from '../../../common/feedback/EmptyMessage.tsx';
import { cardBody, cardHead, flushCard, number } from '../../../common/page/card.css.ts';
import { formatCount, formatDate } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import * as styles from './committee.css.ts';
import { CommitteeCaseFacts } from './CommitteeCaseFacts.tsx';

/** Returns the address of a meeting within the page. */
export const getMeetingPath = (meetingId: number | 'new') => `?meeting=${meetingId}`;

function MeetingTable({ meetings }: { meetings: readonly CommitteeMeeting[] }) {
  const { t } = useTranslation(['committee', 'common', 'specification']);
  const language = useLanguage();
  const columns: readonly Column<CommitteeMeeting>[] = [
    {
      id: 'heldOn',
      header: t('committee:heldOn'),
      renderCell: ({ heldOn }) => <b className={number}>{formatDate(heldOn)}</b>,
    },
    {
      id: 'number',
      header: t('committee:number'),
      renderCell: ({ meetingId, meetingNo }) => (
        <Link href={getMeetingPath(meetingId)} isAlone>
          {meetingNo}
        </Link>
      ),
    },
    {
      id: 'place',
      header: t('committee:place'),
      renderCell: ({ place }) => <span {...langAttribute(place, language)}>{place}</span>,
    },
    {
      id: 'cases',
      header: t('committee:cases'),
      align: 'end',
      renderCell: ({ cases }) => formatCount(cases),
    },
    {
      id: 'open',
      header: t('committee:open'),
      align: 'end',
      renderCell: ({ open }) => formatCount(open),
    },
  ];
  return (
    <Table
      caption={t('committee:meetings')}
      columns={columns}
      rows={meetings}
      keyOf={({ meetingId }) => String(meetingId)}
    />
  );
}

/** The meetings of the committee, and the cases that are on no agenda yet. */
export function MeetingList({ list }: { list: CommitteeList }) {
  const { t } = useTranslation(['committee', 'common', 'specification']);
  const { meetings, waiting } = list;
  return (
    <>
      <section className={flushCard} aria-labelledby="meetings">
        <div className={cardHead}>
          <h2 id="meetings">{t('committee:meetings')}</h2>
          <ButtonLink href={getMeetingPath('new')} kind="primary">
            {t('committee:new')}
          </ButtonLink>
        </div>
        {meetings.length > 0 ? (
          <MeetingTable meetings={meetings} />
        ) : (
          <EmptyMessage title={t('committee:none')}>{t('committee:none.text')}</EmptyMessage>
        )}
      </section>
      <section className={flushCard} aria-labelledby="waiting">
        <div className={cardHead}>
          <h2 id="waiting">{t('committee:waiting')}</h2>
        </div>
        <div className={cardBody}>
          {waiting.length === 0 ? (
            <p>{t('committee:waiting.none')}</p>
          ) : (
            <ul className={styles.items}>
              {waiting.map((row) => (
                <li key={row.applicationId} className={styles.item}>
                  <CommitteeCaseFacts row={row} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </section>
    </>
  );
}
