import { buildPageTitle } from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router-dom';
import { Shell } from '../shell/Shell.tsx';
import { PageHead } from './PageHead.tsx';
import type { PageRow } from './routes.ts';

/** The shell with the title and the metadata of the matched page. */
export function Root() {
  const { t } = useTranslation(['common', 'specification']);
  const row = useMatches().at(-1)?.handle as PageRow;
  const title = buildPageTitle(row.title.map((key) => t(key)));
  return (
    <>
      <PageHead row={row} title={title} />
      <Shell title={title} hasBanner={row.layout !== 'work'} />
    </>
  );
}
