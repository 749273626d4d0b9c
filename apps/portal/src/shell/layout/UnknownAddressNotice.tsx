import { Container } from '@temple-land/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteSearchBox } from '../../common/page/SiteSearchBox.tsx';
import { setUnknownAddress } from '../../state/unknownAddress.ts';
import * as styles from './UnknownAddressNotice.css.ts';

const longestPath = 60;

function shorten(path: string): string {
  return path.length > longestPath ? `${path.slice(0, longestPath)}…` : path;
}

/** Says once that an address was not found, with a search field, until the visitor leaves the page. */
export function UnknownAddressNotice({ path }: { path: string }) {
  const { t } = useTranslation(['common', 'specification']);
  useEffect(() => () => setUnknownAddress(undefined), []);
  return (
    <aside aria-label={t('common:unknownAddress.name')} className={styles.notice}>
      <Container className={styles.content}>
        <p role="status" className={styles.text}>
          {t('common:unknownAddress', { path: shorten(path) })}
        </p>
        <SiteSearchBox />
      </Container>
    </aside>
  );
}
