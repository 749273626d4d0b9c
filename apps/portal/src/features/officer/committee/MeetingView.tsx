import type { CommitteeItem, CommitteeMeetingDetail } from '@temple-land/portal-core';
import { Button, ButtonLink, StatusPatch } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadLink } from '../../../common/files/DownloadLink.tsx';
import { cardBody, cardHead, flushCard, muted, row, stack } from '../../../common/page/card.css.ts';
import { FactList } from '../../../common/page/FactList.tsx';
import { formatDate } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { announce } from '../../../state/announcement.ts';
import * as styles from './committee.css.ts';
import { CommitteeCaseFacts } from './CommitteeCaseFacts.tsx';
import { ResolutionForm } from './ResolutionForm.tsx';
import { resultLabels, resultTones } from './resultLabels.ts';

function Resolution({ item }: { item: CommitteeItem }) {
  const { t } = useTranslation(['committee', 'common', 'specification']);
  const language = useLanguage();
  const { result, resolutionNo, text, dissent } = item;
  if (result === null) {
    return item.isOpen ? null : <p className={muted}>{t('committee:case.gone')}</p>;
  }
  return (
    <div className={styles.resolution}>
      <p>
        <StatusPatch tone={resultTones[result]}>{t(resultLabels[result])}</StatusPatch>{' '}
        {resolutionNo}
      </p>
      {text !== '' && <p {...langAttribute(text, language)}>{text}</p>}
      {dissent !== '' && (
        <p>
          <b>{t('committee:dissent')}:</b>{' '}
          <span {...langAttribute(dissent, language)}>{dissent}</span>
        </p>
      )}
    </div>
  );
}

function Agenda({ meeting }: { meeting: CommitteeMeetingDetail }) {
  const { t } = useTranslation(['committee', 'common', 'specification']);
  const [opened, setOpened] = useState<number>();
  const { items, meetingId, meetingNo, mayResolve } = meeting;
  return (
    <section className={flushCard} aria-labelledby="agenda">
      <div className={cardHead}>
        <h2 id="agenda">{t('committee:agenda')}</h2>
      </div>
      <div className={cardBody}>
        {items.length === 0 && <p className={muted}>{t('committee:agenda.none')}</p>}
        <ol className={styles.items}>
          {items.map((item, index) => (
            <li key={item.applicationId} className={styles.item}>
              <CommitteeCaseFacts row={item} place={index + 1} />
              <Resolution item={item} />
              {item.isOpen && mayResolve && opened !== item.applicationId && (
                <div className={row}>
                  <Button onClick={() => setOpened(item.applicationId)}>
                    {t('committee:resolve')}
                  </Button>
                </div>
              )}
              {opened === item.applicationId && item.isOpen && (
                <ResolutionForm
                  meetingId={meetingId}
                  item={item}
                  proposedNo={`${meetingNo}/${index + 1}`}
                  onCancel={() => setOpened(undefined)}
                  onSaved={() => {
                    announce(t('committee:resolved', { number: item.applicationNo }));
                    setOpened(undefined);
                  }}
                />
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The props of `MeetingView`. */
export interface MeetingViewProps {
  meeting: CommitteeMeetingDetail;
  editHref: string;
}

/** A meeting with its papers, its agenda, and the resolution about each case. */
export function MeetingView({ meeting, editHref }: MeetingViewProps) {
  const { t } = useTranslation(['committee', 'common', 'specification']);
  const language = useLanguage();
  const { meetingId, meetingNo, heldOn, place, members } = meeting;
  const shownMembers = (
    <ul className={styles.members}>
      {members.map((member, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- names may be equal
        <li key={index} {...langAttribute(member, language)}>
          {member}
        </li>
      ))}
    </ul>
  );
  const shownPlace = <span {...langAttribute(place, language)}>{place}</span>;
  return (
    <>
      <section className={flushCard} aria-labelledby="meeting">
        <div className={cardHead}>
          <h2 id="meeting">{t('committee:meeting', { number: meetingNo })}</h2>
          <ButtonLink href={editHref}>{t('committee:edit')}</ButtonLink>
        </div>
        <div className={`${cardBody} ${stack}`}>
          <div className={styles.facts}>
            <FactList
              facts={[
                [t('committee:heldOn'), formatDate(heldOn)],
                [t('committee:place'), shownPlace],
                [t('committee:members'), shownMembers],
              ]}
            />
          </div>
          <div className={row}>
            <DownloadLink
              name="committeePaper"
              input={{ meetingId, paper: 'agenda' }}
              kind="secondary"
            >
              {t('committee:paper.agenda')}
            </DownloadLink>
            <DownloadLink
              name="committeePaper"
              input={{ meetingId, paper: 'minute' }}
              kind="secondary"
            >
              {t('committee:paper.minute')}
            </DownloadLink>
          </div>
        </div>
      </section>
      <Agenda meeting={meeting} />
    </>
  );
}
