import { sitePageNames, type PageDocument, type PageSection } from '@temple-land/portal-core';
import { formatDate } from '../../../i18n/format.ts';
import { Alert, Link, Stack } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PageDescription } from '../../../common/page/PageDescription.tsx';
import { PublicPage } from '../../../common/page/PublicPage.tsx';
import { guidePicturesTaken } from '../../../content/guidePictures.ts';
import { DocumentSections } from '../../../common/documents/DocumentSections.tsx';
import * as styles from '../../../common/documents/documents.css.ts';
import { LoadedDocument } from '../../../common/documents/LoadedDocument.tsx';

const hasPicture = ({ blocks }: PageSection) => blocks.some(({ kind }) => kind === 'picture');

// By the router: after a fragment of the browser's own it would restore the position of another page.
function TableOfContents({ sections }: { sections: readonly PageSection[] }) {
  const { t } = useTranslation(['info', 'common', 'specification']);
  const { pathname } = useLocation();
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents" className={styles.contentsTitle}>
        {t('document.contents')}
      </h2>
      <ul className={styles.contentsList}>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <Link href={`${pathname}#${id}`}>{heading}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function DocumentContent({ document }: { document: PageDocument }) {
  const { t } = useTranslation(['info', 'common', 'specification']);
  const { title, lead, sections, isSample, reviewed } = document;
  return (
    <PublicPage title={title} lead={lead}>
      <PageDescription content={lead ?? title} />
      <div className={styles.columns}>
        <Stack gap="3xl">
          {isSample && (
            <div className={styles.sample}>
              <Alert tone="info" role="none">
                {t('document.sample')}
              </Alert>
            </div>
          )}
          <DocumentSections sections={sections} />
          <p className={styles.reviewed}>
            {t('document.reviewed', { date: formatDate(reviewed) })}
            {sections.some(hasPicture) &&
              ` ${t('document.pictures', { date: formatDate(guidePicturesTaken) })}`}
          </p>
        </Stack>
        {sections.length > 2 && <TableOfContents sections={sections} />}
      </div>
    </PublicPage>
  );
}

/**
 * A document page: sections, table of contents and the date of the last review (spec 2.8). The last segment of the path
 * is the name of the document.
 */
export function DocumentPage() {
  const { pathname } = useLocation();
  const last = pathname.slice(pathname.lastIndexOf('/') + 1);
  const name = sitePageNames.find((known) => known === last);
  if (name === undefined) throw new Error(`There is no document ${last}.`);
  return (
    <LoadedDocument name={name}>
      {(document) => <DocumentContent document={document} />}
    </LoadedDocument>
  );
}
