import type { OfficerApplication } from '@temple-land/portal-core';
import { Alert } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';

const stayedState = 'STAYED';

/** The props of `StayNotice`. */
export interface StayNoticeProps {
  application: Pick<OfficerApplication, 'state' | 'case'>;
}

/** Says above a case that a higher court has stayed it, and by which order. */
export function StayNotice({ application: { state, case: matter } }: StayNoticeProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  if (state !== stayedState) return null;
  return (
    <Alert tone="warning" role="none" title={t('case.stayed')}>
      <p>{t('case.stayed.text', { n: matter?.courtNo ?? '' })}</p>
    </Alert>
  );
}
