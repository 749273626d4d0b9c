import type { OfficerApplication } from '@temple-land/portal-core';
import { Stack, StatusPatch } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import * as details from '../../../common/applications/ApplicationDetails.css.ts';
import { AnswerList } from '../../../common/applications/AnswerList.tsx';
import { muted } from '../../../common/page/card.css.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { ByLine } from './ByLine.tsx';
import * as styles from './casePage.css.ts';
import { listLegalDocuments, listLegalOpinions, type LegalOpinion } from './legalOpinions.ts';
import { ShownDocuments } from './ShownDocuments.tsx';

function Opinion({ opinion: { question, askedBy, askedAt, answer } }: { opinion: LegalOpinion }) {
  const { t } = useTranslation(['casePage', 'common', 'specification']);
  const language = useLanguage();
  const answers = answer && [
    ...(answer.facts === '' ? [] : [[t('specification:need.facts'), answer.facts] as const]),
    [t('specification:need.opinion'), answer.opinion] as const,
    ...(answer.recommendation === undefined
      ? []
      : [
          [
            t('specification:need.recommendation'),
            <StatusPatch key="recommendation" tone="info">
              {t(`specification:recommendation.${answer.recommendation}`)}
            </StatusPatch>,
          ] as const,
        ]),
  ];
  return (
    <li className={styles.entry}>
      <h4 className={styles.entryTitle}>{t('casePage:legal.question')}</h4>
      <p className={styles.entryText} {...langAttribute(question, language)}>
        {question}
      </p>
      <ByLine by={askedBy} at={askedAt} />
      {answer && answers ? (
        <div className={styles.reply}>
          <AnswerList answers={answers} className={details.facts} />
          <ByLine by={answer.by} at={answer.at} />
        </div>
      ) : (
        <p className={muted}>{t('casePage:legal.waiting')}</p>
      )}
    </li>
  );
}

/** The questions to the law officer with facts, opinion, recommendation and papers; for officers only. */
export function LegalTab({ application }: { application: OfficerApplication }) {
  const { t } = useTranslation(['casePage', 'common', 'specification']);
  const opinions = listLegalOpinions(application.history);
  return (
    <Stack gap="xl">
      <h3>{t('casePage:view.legal')}</h3>
      <p className={muted}>
        {t(opinions.length === 0 ? 'casePage:legal.none' : 'casePage:legal.internal')}
      </p>
      <ul className={styles.entries}>
        {opinions.map((opinion) => (
          <Opinion key={opinion.askedAt} opinion={opinion} />
        ))}
      </ul>
      <ShownDocuments documents={listLegalDocuments(application.documents)} />
    </Stack>
  );
}
