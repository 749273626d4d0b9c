import { formatTenderDate } from '@temple-land/portal-core';
import { Alert, Link } from '@temple-land/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PageDescription } from '../../../shared/page/PageDescription.tsx';
import { PublicPage } from '../../../shared/page/PublicPage.tsx';
import type { Part } from '../../../content/pageDocument.ts';
import { useDocument } from '../../../content/useDocument.ts';
import { DocumentPieces } from './DocumentPieces.tsx';
import * as styles from './DocumentPage.css.ts';

function Contents({ parts }: { parts: readonly Part[] }) {
  const { t } = useTranslation(['info', 'common', 'specification']);
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents" className={styles.contentsTitle}>
        {t('document.contents')}
      </h2>
      <ul className={styles.contentsList}>
        {parts.map(({ id, heading }) => (
          <li key={id}>
            <Link href={`#${id}`}>{heading}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Loaded({ name }: { name: string }) {
  const { t } = useTranslation(['info', 'common', 'specification']);
  const { title, lead, parts, isSample, reviewed } = useDocument(name);
  return (
    <PublicPage title={title} lead={lead}>
      <PageDescription content={lead ?? title} />
      <div className={styles.columns}>
        <div className={styles.body}>
          {isSample && (
            <div className={styles.sample}>
              <Alert tone="info" role="none">
                {t('document.sample')}
              </Alert>
            </div>
          )}
          {parts.map(({ id, heading, pieces }) => (
            <section key={id} id={id} className={styles.part} aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`}>{heading}</h2>
              <DocumentPieces pieces={pieces} />
            </section>
          ))}
          <p className={styles.reviewed}>
            {t('document.reviewed', { date: formatTenderDate(reviewed) })}
          </p>
        </div>
        {parts.length > 2 && <Contents parts={parts} />}
      </div>
    </PublicPage>
  );
}

/**
 * A page of words: its parts with a list of them, and the day it was last read over (spec 2.8).
 * Its document has the name of the last part of the address.
 */
export function DocumentPage() {
  const { pathname } = useLocation();
  return (
    <Suspense fallback={null}>
      <Loaded name={pathname.slice(pathname.lastIndexOf('/') + 1)} />
    </Suspense>
  );
}
