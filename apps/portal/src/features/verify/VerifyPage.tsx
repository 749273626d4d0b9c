import { Card } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href, useSearchParams } from 'react-router-dom';
import { PageAside } from '../../common/page/PageAside.tsx';
import { PublicPage } from '../../common/page/PublicPage.tsx';
import * as styles from '../../common/page/verificationPage.css.ts';
import { isValidCheckCode, parseVerifyQuery, type PrintedCodes } from './verifyQuery.ts';
import { useVerification } from './useVerification.ts';
import { VerifyForm } from './VerifyForm.tsx';
import { VerifyResult } from './VerifyResult.tsx';

/**
 * The page that checks whether a document of the portal is genuine; the QR code on the document opens it with number
 * and code.
 */
export function VerifyPage() {
  const { t } = useTranslation(['verify', 'common', 'specification']);
  const [parameters, setParameters] = useSearchParams();
  const printed = parseVerifyQuery(parameters);
  const found = useVerification(printed);
  const check = (next: PrintedCodes) => {
    const isSame = next.number === printed.number && next.code === printed.code;
    if (isSame && isValidCheckCode(next)) found.again();
    else setParameters({ ...next });
  };
  return (
    <PublicPage
      title={t('common:title.verify')}
      lead={t('lead')}
      aside={
        <PageAside
          title={t('aside.title')}
          facts={[t('aside.code'), t('aside.scan'), t('aside.compare')]}
          links={[
            { label: t('specification:header.track'), href: href('/website/track-status') },
            { label: t('common:title.contact'), href: href('/website/contact-us') },
          ]}
        />
      }
    >
      <Card>
        <div className={styles.columns}>
          <VerifyForm printed={printed} isPending={found.isPending} onCheck={check} />
          <VerifyResult found={found} />
        </div>
      </Card>
    </PublicPage>
  );
}
