import type { CaseHint } from '@temple-land/portal-core';
import { Alert, Link } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { getStateLabel } from '../../../common/applications/stepLabels.ts';
import type { TextKey } from '../../../i18n/textKey.ts';
import { getApplicationPath } from '../inbox/inboxQuery.ts';
import * as styles from './casePage.css.ts';

const hintLabels: Readonly<Record<CaseHint['kind'], TextKey<'casePage'>>> = {
  case: 'casePage:hint.case',
  auction: 'casePage:hint.auction',
  samePlot: 'casePage:hint.samePlot',
  sameApplicant: 'casePage:hint.sameApplicant',
};

/** The list of other open applications that matter for an application, each with its stage and a link. */
export function HintList({ hints }: { hints: readonly CaseHint[] }) {
  const { t } = useTranslation(['casePage', 'common', 'specification']);
  return (
    <ul className={styles.hints}>
      {hints.map(({ kind, applicationId, applicationNo, state }) => (
        <li key={applicationId}>
          {t(hintLabels[kind])}:{' '}
          <Link href={getApplicationPath(applicationNo)}>{applicationNo}</Link>,{' '}
          {t(`specification:${getStateLabel(state)}`)}
        </li>
      ))}
    </ul>
  );
}

/** A warning that other open applications are about the same plot or of the same applicant; nothing without any. */
export function CaseHints({ hints }: { hints: readonly CaseHint[] }) {
  const { t } = useTranslation(['casePage', 'common', 'specification']);
  if (hints.length === 0) return null;
  const isSerious = hints.some(({ kind }) => kind !== 'sameApplicant');
  return (
    <Alert tone={isSerious ? 'warning' : 'info'} role="none" title={t('casePage:hints')}>
      <HintList hints={hints} />
    </Alert>
  );
}
