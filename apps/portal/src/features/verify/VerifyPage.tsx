import { Card } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PublicPage } from '../../common/page/PublicPage.tsx';
import * as styles from '../../common/page/checkResult.css.ts';
import { areOurs, signsIn, type PaperSigns } from './paperAddress.ts';
import { useVerification } from './useVerification.ts';
import { VerifyForm } from './VerifyForm.tsx';
import { VerifyResult } from './VerifyResult.tsx';

/** Whether a paper of the portal is genuine; the QR code on the paper leads here with its signs. */
export function VerifyPage() {
  const { t } = useTranslation(['verify', 'common', 'specification']);
  const [parameters, setParameters] = useSearchParams();
  const signs = signsIn(parameters);
  const found = useVerification(signs);
  const check = (next: PaperSigns) => {
    const isSame = next.number === signs.number && next.code === signs.code;
    if (isSame && areOurs(next)) found.again();
    else setParameters({ ...next });
  };
  return (
    <PublicPage title={t('common:title.verify')} lead={t('lead')}>
      <Card>
        <div className={styles.columns}>
          <VerifyForm signs={signs} isPending={found.isPending} onCheck={check} />
          <VerifyResult found={found} />
        </div>
      </Card>
    </PublicPage>
  );
}
