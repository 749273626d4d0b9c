import type { ListedErasure } from '@temple-land/portal-core';
import { Button, StatusPatch } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { meta, row, spaceBetween } from '../../../common/page/card.css.ts';
import { formatCount, formatDate } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import * as styles from '../questions/questions.css.ts';
import { ReasonDialog } from '../records/ReasonDialog.tsx';
import { useRefuseErasure } from './useErasures.ts';

const sum = (byTable: Readonly<Record<string, number>>) =>
  Object.values(byTable).reduce((total, rows) => total + rows, 0);

function RequestState({ request }: { request: ListedErasure }) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { state, dueOn, endedOn } = request;
  const date = formatDate(endedOn ?? dueOn);
  if (state === 'waiting')
    return <StatusPatch tone="warning">{t('erasures.due', { date })}</StatusPatch>;
  if (state === 'erased')
    return <StatusPatch tone="success">{t('erasures.erased', { date })}</StatusPatch>;
  return (
    <StatusPatch tone="neutral">
      {t(state === 'refused' ? 'erasures.refused' : 'erasures.withdrawn', { date })}
    </StatusPatch>
  );
}

/** The props of `ErasureRequestCard`. */
export interface ErasureRequestCardProps {
  request: ListedErasure;
  /** Called when a refusal waits for a second administrator. */
  onRefused: () => void;
}

/** A request for erasure with its state, day and obstacles; a waiting one can be refused with a reason. */
export function ErasureRequestCard({ request, onRefused }: ErasureRequestCardProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const language = useLanguage();
  const [isRefusing, setRefusing] = useState(false);
  const refusal = useRefuseErasure();
  const { id, number, fullName, state, obstacles, isRefusalWaiting, counts, reason } = request;
  const titleId = `erasure-${id}`;
  const close = () => {
    setRefusing(false);
    refusal.reset();
  };
  const refuse = (why: string) =>
    refusal.mutate(
      { id, reason: why },
      {
        onSuccess: () => {
          close();
          onRefused();
        },
      },
    );
  return (
    <li>
      <article className={styles.question} aria-labelledby={titleId}>
        <div className={spaceBetween}>
          <p className={meta}>{t('erasures.asked', { date: formatDate(request.askedOn) })}</p>
          <RequestState request={request} />
        </div>
        <h2 id={titleId} className={styles.title}>
          {number} · <span {...langAttribute(fullName, language)}>{fullName}</span>
        </h2>
        {obstacles.length > 0 && <p>{t('erasures.held', { numbers: obstacles.join(', ') })}</p>}
        {counts && (
          <p>
            {t('erasures.counts', {
              deleted: formatCount(sum(counts.deleted)),
              files: formatCount(counts.files),
              anonymised: formatCount(sum(counts.anonymised)),
            })}
          </p>
        )}
        {reason !== '' && (
          <p className={styles.userText}>
            {t('erasures.reason')} <span {...langAttribute(reason, language)}>{reason}</span>
          </p>
        )}
        {isRefusalWaiting && <p>{t('erasures.refusalWaiting')}</p>}
        {state === 'waiting' && !isRefusalWaiting && (
          <div className={row}>
            <Button aria-describedby={titleId} onClick={() => setRefusing(true)}>
              {t('erasures.refuse')}
            </Button>
          </div>
        )}
        {isRefusing && (
          <ReasonDialog
            title={t('erasures.refuse.title', { number })}
            text={t('erasures.refuse.text')}
            confirmLabel={t('erasures.refuse')}
            kind="danger"
            isPending={refusal.isPending}
            message={refusal.error?.userMessage}
            onConfirm={refuse}
            onCancel={close}
          />
        )}
      </article>
    </li>
  );
}
