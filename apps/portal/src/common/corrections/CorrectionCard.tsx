import type { Correction } from '@temple-land/portal-core';
import { Alert, StatusPatch, Timeline } from '@temple-land/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../i18n/format.ts';
import { langAttribute } from '../../i18n/langAttribute.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { DownloadLink } from '../files/DownloadLink.tsx';
import { meta, row, spaceBetween } from '../page/card.css.ts';
import { FactList, type Fact } from '../page/FactList.tsx';
import { formatDateTime } from '../text/dateTime.ts';
import * as styles from './corrections.css.ts';
import {
  correctionFieldLabels,
  correctionStates,
  correctionStepTitles,
  formatEntry,
  formatSubject,
} from './correctionTexts.ts';

function CorrectionFacts({ correction }: { correction: Correction }) {
  const text = useTranslation(['corrections', 'common', 'specification']);
  const { t } = text;
  const language = useLanguage();
  const { field, entryNow, entryWanted, recordNow, reason, plotNo, plotNoNow } = correction;
  const show = (value: string) => (
    <span className={styles.userText} {...langAttribute(value, language)}>
      {formatEntry(field, value, text)}
    </span>
  );
  const facts: readonly Fact[] = [
    [t('corrections:field'), t(correctionFieldLabels[field])],
    [t('corrections:entryNow'), show(entryNow)],
    [t('corrections:entryWanted'), show(entryWanted)],
    [
      t('corrections:recordNow'),
      recordNow === null || recordNow === entryNow ? '' : show(recordNow),
    ],
    [t('corrections:plotNow'), plotNoNow === plotNo ? '' : plotNoNow],
  ];
  return (
    <>
      <FactList facts={facts} />
      <p className={styles.userText}>
        <b>{t('corrections:reason')}:</b> <span {...langAttribute(reason, language)}>{reason}</span>
      </p>
    </>
  );
}

/** Says which plots a divided one has become, while its request is in progress. */
function Divided({ correction: { plotNo, state, successors } }: { correction: Correction }) {
  const { t } = useTranslation(['corrections', 'common', 'specification']);
  const isOpen = state === 'open' || state === 'asked' || state === 'proposed';
  if (successors.length === 0 || !isOpen) return null;
  const plots = successors.map((plot) => plot.plotNo).join(', ');
  return (
    <Alert tone="info" role="none">
      <p>{t('corrections:divided', { plot: plotNo, plots })}</p>
    </Alert>
  );
}

function CorrectionSteps({ correction }: { correction: Correction }) {
  const text = useTranslation(['corrections', 'common', 'specification']);
  const { t } = text;
  const language = useLanguage();
  const { correctionNo, field, steps } = correction;
  if (steps.length === 0) return null;
  return (
    <Timeline
      label={t('corrections:history', { number: correctionNo })}
      events={steps.map(({ kind, text: words, at }, index) => ({
        id: String(index),
        state: kind === 'refuse' || kind === 'return' ? 'stopped' : 'done',
        title: t(correctionStepTitles[kind]),
        detail: (
          <>
            {formatDateTime(at)}
            {words !== '' && (
              <>
                <br />
                <span className={styles.userText} {...langAttribute(words, language)}>
                  {kind === 'propose' ? formatEntry(field, words, text) : words}
                </span>
              </>
            )}
          </>
        ),
      }))}
    />
  );
}

/** The props of `CorrectionCard`. */
export interface CorrectionCardProps {
  correction: Correction;
  /** The steps that its reader can take, and links. */
  actions: ReactNode;
}

/** A reported error: its record, what it says and should say, why, the document, its history and the next steps. */
export function CorrectionCard({ correction, actions }: CorrectionCardProps) {
  const text = useTranslation(['corrections', 'common', 'specification']);
  const { t } = text;
  const language = useLanguage();
  const { correctionId, correctionNo, state, isOfOffice, documentId } = correction;
  const titleId = `correction-${correctionId}`;
  const subject = formatSubject(correction, text);
  const date = formatDate(correction.requestedOn);
  const { tone, label } = correctionStates[state];
  return (
    <li>
      <article className={styles.correction} aria-labelledby={titleId}>
        <div className={spaceBetween}>
          <p className={meta}>
            {isOfOffice
              ? t('corrections:requested.office', { date })
              : t('corrections:requested', { date })}
          </p>
          <StatusPatch tone={tone}>{t(label)}</StatusPatch>
        </div>
        <h2 id={titleId} className={styles.title}>
          {correctionNo}
          <span className={styles.subject} {...langAttribute(subject, language)}>
            {subject}
          </span>
        </h2>
        <CorrectionFacts correction={correction} />
        <Divided correction={correction} />
        {documentId !== null && (
          <p>
            <DownloadLink
              name="fileBlob"
              input={{ documentId: String(documentId) }}
              context={correctionNo}
              kind="secondary"
            >
              {t('corrections:document')}
            </DownloadLink>
          </p>
        )}
        <CorrectionSteps correction={correction} />
        <div className={row}>{actions}</div>
      </article>
    </li>
  );
}
