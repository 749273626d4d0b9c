import type { PageSource, SitePageName } from '@temple-land/portal-core';
import { Link } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { pageTitles } from '../../../common/documents/pageTitles.ts';
import { getDocumentPath } from '../../../content/documentPath.ts';
import { DraftFrame } from './DraftFrame.tsx';
import { DraftVersions } from './DraftVersions.tsx';
import { PageForm } from './PageForm.tsx';
import { PageDifferences, PageReview } from './PageReview.tsx';
import { useSitePage } from './useSitePages.ts';

/** One public page: its draft with preview and differences, and its versions. */
export function PageWorkspace({ name }: { name: SitePageName }) {
  const { t } = useTranslation(['sitePages', 'admin', 'common', 'specification']);
  const { page, message, refetch } = useSitePage(name);
  const present = page && (page.versions[0]?.source ?? page.builtIn);
  return (
    <DraftFrame<PageSource>
      title={t(pageTitles[name])}
      more={
        <Link href={getDocumentPath(name)} isAlone>
          {t('sitePages:open')}
        </Link>
      }
      edited={page}
      present={present}
      message={message}
      onRetry={refetch}
      renderReview={(after) => present && <PageReview before={present} after={after} />}
      renderForm={({ key, restored, draft, ...callbacks }) =>
        present && (
          <PageForm
            key={key}
            {...{ name, draft, present, ...callbacks }}
            initial={restored ?? draft?.source ?? present}
          />
        )
      }
      renderVersions={(onUse) =>
        page && (
          <DraftVersions
            versions={page.versions}
            builtIn={page.builtIn}
            noneText={t('sitePages:versions.none')}
            onUse={onUse}
            renderDifferences={(before, after) => (
              <PageDifferences {...{ before, after }} sameText={t('sitePages:differences.same')} />
            )}
          />
        )
      }
    />
  );
}
