import { type Corrigendum, type Tender, type TenderQuestion } from '@temple-land/portal-core';
import { formatDate } from '../../i18n/format.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Stack } from '@temple-land/ui';
import { serviceQuery } from '../../api/query/serviceQuery.ts';
import { meta, muted } from '../../common/page/card.css.ts';
import { Retry } from '../../common/feedback/Retry.tsx';
import { langAttribute } from '../../i18n/langAttribute.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { formatChangedValue, findFieldLabel } from './corrigendumLabels.ts';
import { AskTenderQuestion } from './AskTenderQuestion.tsx';
import * as styles from './TenderUpdates.css.ts';

interface PartProps {
  heading: 'h3' | 'h4';
}

function Corrigenda({
  corrigenda,
  heading: Heading,
}: PartProps & { corrigenda: readonly Corrigendum[] }) {
  const { t } = useTranslation(['tenders', 'common', 'specification']);
  const language = useLanguage();
  const labelOf = (label: string) => {
    const key = findFieldLabel(label);
    return key === undefined ? label : t(key);
  };
  return (
    <Stack elementType="section" gap="sm">
      <Heading>{t('talk.corrigenda')}</Heading>
      {corrigenda.length === 0 && <p className={muted}>{t('talk.corrigenda.none')}</p>}
      <Stack elementType="ul" gap="md">
        {corrigenda.map(({ number, reason, changes, issuedOn }) => (
          <li key={number}>
            <p className={meta}>
              {t('talk.corrigendum', { n: number, date: formatDate(issuedOn) })}
            </p>
            <p className={styles.userText} {...langAttribute(reason, language)}>
              {reason}
            </p>
            {changes.map((change) => (
              <p key={change.label} className={styles.userText}>
                {t('talk.change', {
                  field: labelOf(change.label),
                  from: formatChangedValue(change, change.from),
                  to: formatChangedValue(change, change.to),
                })}
              </p>
            ))}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function Questions({
  questions,
  heading: Heading,
}: PartProps & { questions: readonly TenderQuestion[] }) {
  const { t } = useTranslation(['tenders', 'common', 'specification']);
  const language = useLanguage();
  return (
    <Stack elementType="section" gap="sm">
      <Heading>{t('talk.questions')}</Heading>
      {questions.length === 0 && <p className={muted}>{t('talk.questions.none')}</p>}
      <Stack elementType="ul" gap="md">
        {questions.map(({ question, askedOn, answer, answeredOn }) => (
          <li key={`${askedOn} ${question}`}>
            <p className={styles.userText} {...langAttribute(question, language)}>
              <b>{question}</b>
            </p>
            <p className={meta}>{t('common:ask.answer', { date: formatDate(answeredOn) })}</p>
            <p className={styles.userText} {...langAttribute(answer, language)}>
              {answer}
            </p>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

/** The props of `TenderUpdates`. */
export interface TenderUpdatesProps {
  /** Its id on the page. */
  id: string;
  tender: Tender;
  /** Whether questions can be asked. */
  isOpen: boolean;
  /** Of its parts; h4 by default, below a card of the list. */
  heading?: 'h3' | 'h4' | undefined;
}

/** The corrigenda of a tender, the answered questions about it, and a way to ask. */
export function TenderUpdates({ id, tender, isOpen, heading = 'h4' }: TenderUpdatesProps) {
  const { t } = useTranslation(['tenders', 'common', 'specification']);
  const { tenderAdvertisementId } = tender;
  const { data, isPending, error, refetch } = useQuery(
    serviceQuery('tenderHistory', { tenderAdvertisementId }, { isQuiet: true }),
  );
  const history = data && 'result' in data ? data.result : undefined;
  return (
    <div
      id={id}
      className={heading === 'h4' ? styles.updates : styles.section}
      aria-busy={isPending}
    >
      {isPending && <p role="status">{t('common:shell.loading')}</p>}
      <Retry message={error?.userMessage} onRetry={refetch} />
      {history && (
        <>
          <Corrigenda corrigenda={history.corrigenda} heading={heading} />
          <Questions questions={history.questions} heading={heading} />
        </>
      )}
      {isOpen && <AskTenderQuestion tenderId={tenderAdvertisementId} />}
    </div>
  );
}
