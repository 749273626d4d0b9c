import { ogcPrefix } from '@temple-land/portal-core';
import { Card, ExternalLink, Link, Stack } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { PublicPage } from '../../common/page/PublicPage.tsx';
import { DataDictionary } from './DataDictionary.tsx';
import * as styles from './OpenDataPage.css.ts';
import { OpenFiles } from './OpenFiles.tsx';

const licence = 'https://www.data.gov.in/Godl';

/** The page of open data: licence, files, addresses for programs and the data dictionary. */
export function OpenDataPage() {
  const { t } = useTranslation(['openData', 'common', 'office', 'specification']);
  const addresses = [
    [t('addresses.features'), `${ogcPrefix}/`],
    [t('addresses.catalogue'), `${ogcPrefix}/catalogue`],
  ] as const;
  return (
    <PublicPage title={t('common:title.openData')} lead={t('lead')}>
      <Stack gap="xl">
        <OpenFiles />
        <Card title={t('licence.title')}>
          <Stack gap="md">
            <p>{t('licence.text', { office: t('office:owner') })}</p>
            <p>
              <ExternalLink href={licence}>{t('licence.link')}</ExternalLink>
            </p>
          </Stack>
        </Card>
        <Card title={t('addresses.title')}>
          <Stack gap="md">
            <p>{t('addresses.text')}</p>
            <dl className={styles.addresses}>
              {addresses.map(([name, href]) => (
                <div key={href}>
                  <dt>{name}</dt>
                  <dd className={styles.address}>
                    <Link href={href}>{href}</Link>
                  </dd>
                </div>
              ))}
            </dl>
          </Stack>
        </Card>
        <DataDictionary />
      </Stack>
    </PublicPage>
  );
}
