import type { Language } from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import { PageDescription } from '../common/page/PageDescription.tsx';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useOfferedLanguages } from '../i18n/useOfferedLanguages.ts';
import { findPageMetadata, type PageMetadata } from './pageMetadata.ts';
import type { PageRow } from './routes.ts';

const locales: Readonly<Record<Language, string>> = { en: 'en_IN', or: 'or_IN', hi: 'hi_IN' };

// A prerendered page does not know its origin: the service replaces the placeholder (apps/server/src/http).
const origin = import.meta.env.SSR
  ? '%ORIGIN%'
  : (document.documentElement.dataset['origin'] ?? window.location.origin);

const buildPageUrl = (language: Language, path: string) =>
  `${origin}${path}${language === 'en' ? '' : `?lang=${language}`}`;

interface PublicHeadProps extends PageMetadata {
  path: string;
  title: string;
}

function PublicHead({ path, title, description, isIndexed }: PublicHeadProps) {
  const { t, i18n } = useTranslation(['common', 'office']);
  const language = useLanguage();
  const address = buildPageUrl(language, path);
  return (
    <>
      {description && (
        <PageDescription content={i18n.t(description, { portal: t('office:name') })} />
      )}
      {!isIndexed && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address} />
      {useOfferedLanguages().map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={buildPageUrl(each, path)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={buildPageUrl('en', path)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={t('office:name')} />
      <meta property="og:title" content={title} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={locales[language]} />
      <meta property="og:image" content={`${origin}/icon-512.png`} />
    </>
  );
}

/** The title of a page and the metadata of a public one; React moves them into the head. */
export function PageHead({ row, title }: { row: PageRow; title: string }) {
  const metadata = findPageMetadata(row);
  return (
    <>
      <title>{title}</title>
      {metadata && <PublicHead {...metadata} path={row.path} title={title} />}
    </>
  );
}
