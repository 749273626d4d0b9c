import {
  buildPageDocument,
  languages,
  listLineDifferences,
  listPageLines,
  type ChangedLine,
  type Language,
  type PageSource,
} from '@temple-land/portal-core';
import { Card, Select } from '@temple-land/ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentSections } from '../../../common/documents/DocumentSections.tsx';
import { muted } from '../../../common/page/card.css.ts';
import { languageLabels } from './sitePageLabels.ts';
import * as styles from './sitePages.css.ts';

/** The props of `ChangedLines`. */
export interface ChangedLinesProps {
  lines: readonly ChangedLine[];
  language: Language | undefined;
}

/** Lines that were added and removed, each with a word for it. */
export function ChangedLines({ lines, language }: ChangedLinesProps) {
  const { t } = useTranslation(['sitePages', 'admin', 'common', 'specification']);
  return (
    <ul className={styles.lines}>
      {lines.map(({ kind, text }, index) => (
        <li key={index} className={kind === 'added' ? styles.addedLine : styles.removedLine}>
          <b>
            {t(kind === 'added' ? 'sitePages:differences.added' : 'sitePages:differences.removed')}
          </b>{' '}
          {kind === 'added' ? <ins lang={language}>{text}</ins> : <del lang={language}>{text}</del>}
        </li>
      ))}
    </ul>
  );
}

/** The props of `PageDifferences`. */
export interface PageDifferencesProps {
  before: PageSource;
  after: PageSource;
  /** What is said without a difference. */
  sameText: string;
}

/** The lines in which two texts of a page differ, by language. */
export function PageDifferences({ before, after, sameText }: PageDifferencesProps) {
  const { t } = useTranslation(['sitePages', 'admin', 'common', 'specification']);
  const changes = languages
    .map((language) => ({
      language,
      lines: listLineDifferences(listPageLines(before, language), listPageLines(after, language)),
    }))
    .filter(({ lines }) => lines.length > 0);
  if (changes.length === 0) return <p className={muted}>{sameText}</p>;
  return changes.map(({ language, lines }) => (
    <section key={language}>
      <h3>{t(languageLabels[language])}</h3>
      <ChangedLines {...{ lines, language }} />
    </section>
  ));
}

/** The props of `LanguageSelect`. */
export interface LanguageSelectProps {
  label: string;
  language: Language;
  onLanguage: (language: Language) => void;
}

/** The choice of the language whose texts are shown. */
export function LanguageSelect({ label, language, onLanguage }: LanguageSelectProps) {
  const { t } = useTranslation(['sitePages', 'admin', 'common', 'specification']);
  return (
    <div className={styles.language}>
      <Select
        label={label}
        optionalLabel=""
        options={languages.map((one) => ({ value: one, label: t(languageLabels[one]) }))}
        value={language}
        onChange={(value) => onLanguage(languages.find((one) => one === value) ?? 'en')}
      />
    </div>
  );
}

/** A text as the public sees it, in a chosen language; `render` marks the language of what it shows. */
export function PreviewCard({ render }: { render: (language: Language) => ReactNode }) {
  const { t } = useTranslation(['sitePages', 'admin', 'common', 'specification']);
  const [language, setLanguage] = useState<Language>('en');
  return (
    <Card title={t('sitePages:preview')}>
      <LanguageSelect
        label={t('common:shell.language')}
        language={language}
        onLanguage={setLanguage}
      />
      <div className={styles.preview}>{render(language)}</div>
    </Card>
  );
}

function PagePreview({ source, language }: { source: PageSource; language: Language }) {
  const document = buildPageDocument(source, language, '');
  return (
    <div lang={language} className={styles.previewPage}>
      <p className={styles.previewTitle}>{document.title}</p>
      {document.lead !== undefined && <p>{document.lead}</p>}
      <DocumentSections sections={document.sections} idPrefix="preview-" headingLevel={3} />
    </div>
  );
}

/** What a draft changes, and how the public will see it. */
export function PageReview({ before, after }: { before: PageSource; after: PageSource }) {
  const { t } = useTranslation(['sitePages', 'admin', 'common', 'specification']);
  return (
    <>
      <Card title={t('sitePages:differences')}>
        <PageDifferences before={before} after={after} sameText={t('sitePages:differences.none')} />
      </Card>
      <PreviewCard render={(language) => <PagePreview source={after} language={language} />} />
    </>
  );
}
