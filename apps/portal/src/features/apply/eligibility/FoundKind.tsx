import {
  getDocumentKindName,
  landApplicationFields,
  listLandDocuments,
  type ApplicationKind,
  type DocumentKindRule,
} from '@temple-land/portal-core';
import { Alert, Button, Icon, Link, Stack } from '@temple-land/ui';
import { ArrowLeft } from 'lucide';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import * as styles from '../../../common/form/formPage.css.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { StepHeading } from '../steps/StepHeading.tsx';
import { BeforeYouStart } from './BeforeYouStart.tsx';
import type { EligibilityAnswers } from './eligibility.ts';

/** The props of `FoundKind`. */
export interface FoundKindProps {
  kind: ApplicationKind;
  answers: EligibilityAnswers;
  /** The kinds of documents in force. */
  rules: readonly DocumentKindRule[];
  onBack: () => void;
  onStart: () => void;
}

function Advice({ answers }: { answers: EligibilityAnswers }) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  return (
    <Stack className={styles.advice}>
      {answers.wish === 'buy' && answers.held === 'no' && (
        <Alert tone="info" role="none">
          <p>{t('kind.found.notHeld')}</p>
        </Alert>
      )}
      {answers.temple === 'unsure' && (
        <Alert tone="warning" role="none">
          <p>
            {t('kind.found.unsure')}{' '}
            <Link href={href('/website/plot-check')}>{t('common:title.plotCheck')}</Link>
          </p>
        </Alert>
      )}
    </Stack>
  );
}

/** The application that the answers lead to: its documents, who can apply, its fee and its time. */
export function FoundKind({ kind, answers, rules, onBack, onStart }: FoundKindProps) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const { label, hint } = landApplicationFields.applicationKind.choices[kind];
  const language = useLanguage();
  const documents = listLandDocuments(rules, { applicationKind: kind });
  return (
    <div className={`${styles.main} ${styles.narrow}`}>
      <section className={styles.formCard} aria-labelledby="step-title">
        <StepHeading isFocused>{t('kind.found', { kind: t(label) })}</StepHeading>
        <p className={styles.lead}>{t(hint)}</p>
        <Advice answers={answers} />
        <h3>{t('kind.found.documents')}</h3>
        <ul className={styles.plainList}>
          {documents.map(({ rule, required }) => {
            const name = getDocumentKindName(rule, language);
            const texts = { document: name };
            const text = required ? name : t('kind.optional', texts);
            return (
              <li key={rule.documentId}>
                {rule.condition === 'noPlot' ? t('kind.noPlot', texts) : text}
              </li>
            );
          })}
        </ul>
        {kind === 'transfer' && <p>{t('kind.found.transfer')}</p>}
        <BeforeYouStart kind={kind} />
        <div className={styles.actions}>
          <Button icon={<Icon of={ArrowLeft} />} onClick={onBack}>
            {t('back')}
          </Button>
          <div className={styles.forward}>
            <Button kind="primary" onClick={onStart}>
              {t('kind.found.start')}
            </Button>
          </div>
        </div>
      </section>
    </div>
  );
}
