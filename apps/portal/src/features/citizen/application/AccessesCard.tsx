import type { ApplicationAccess } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { Loading } from '../../../common/feedback/Loading.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { cardBody, cardHead, flushCard, meta } from '../../../common/page/card.css.ts';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { languageOf } from '../../../i18n/language.ts';
import type { TextKey, Translation } from '../../../i18n/textKey.ts';
import { notices } from '../citizen.css.ts';

const purposes: Readonly<Record<string, TextKey<'citizen'>>> = {
  administration: 'accesses.purpose.administration',
  callBack: 'accesses.purpose.callBack',
  checkIdentity: 'accesses.purpose.checkIdentity',
  correctData: 'accesses.purpose.correctData',
  complaint: 'accesses.purpose.complaint',
  decision: 'accesses.purpose.decision',
  document: 'accesses.purpose.document',
  reporter: 'accesses.purpose.reporter',
};

const formatReader = ({ role, office }: ApplicationAccess) =>
  [role, office].filter((part) => part !== '').join(', ');

function formatPurpose({ purpose }: ApplicationAccess, { t }: Translation<'citizen'>): string {
  const key = purposes[purpose];
  return key === undefined ? purpose : t(key);
}

/** Who looked at an application: by role and office, for what, and when; names are not shown. */
export function AccessesCard({ applicationId }: { applicationId: number }) {
  const text = useTranslation(['citizen', 'common', 'specification']);
  const { t } = text;
  const { data, error, isPending, refetch } = useQuery(
    serviceQuery('applicationAccesses', { applicationId }, { isQuiet: true }),
  );
  const rows = data && 'result' in data ? data.result : [];
  const message = error?.userMessage;
  return (
    <section className={flushCard} aria-labelledby="accesses" aria-busy={isPending}>
      <div className={cardHead}>
        <h2 id="accesses">{t('accesses')}</h2>
      </div>
      <div className={cardBody}>
        {isPending && <Loading />}
        <Retry message={message} part={t('accesses')} onRetry={refetch} />
        {!isPending && !message && (
          <p className={meta}>{rows.length === 0 ? t('accesses.empty') : t('accesses.lead')}</p>
        )}
      </div>
      {rows.length > 0 && (
        <ul className={notices}>
          {rows.map((access) => (
            <li key={`${formatReader(access)} ${access.purpose} ${access.lastOn}`}>
              <p>
                <b {...langAttribute(formatReader(access), languageOf(text.i18n))}>
                  {formatReader(access)}
                </b>
              </p>
              <p>{formatPurpose(access, text)}</p>
              <p className={meta}>
                <time dateTime={access.lastOn}>{formatDateTime(access.lastOn)}</time>.{' '}
                {t('accesses.times', { count: access.times })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
