import { getLandingPath } from '@temple-land/portal-core';
import { Alert, PageHeader } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../../api/query/navigation.ts';
import { getSession } from '../../../state/session.ts';
import { consumeReturnPath } from '../../../state/returnPath.ts';
import { FactorsCard } from '../factors/FactorsCard.tsx';
import * as styles from '../password/ChangePasswordPage.css.ts';

/** The page on which a user who needs a second factor sets up the first one. */
export function SecondFactorPage() {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const [isForced] = useState(getSession()?.needsFactor === 1);
  const openLandingPage = () => {
    const session = getSession();
    if (session) navigate(consumeReturnPath(session) ?? getLandingPath(session));
  };
  return (
    <div className={styles.page}>
      <PageHeader size="app" title={t('factor.title')} lead={t('factor.page.lead')} />
      {isForced && (
        <Alert tone="info" role="none">
          {t('factor.page.forced')}
        </Alert>
      )}
      <FactorsCard onDone={openLandingPage} />
    </div>
  );
}
