import {
  hasFixedSections,
  languages,
  listPageFaults,
  pageHeadingMaxCharacters,
  pageSectionsMax,
  pageTextMaxCharacters,
  type Language,
  type PageSource,
  type SitePageName,
} from '@temple-land/portal-core';
import { Alert, Button, TextArea, TextField } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { row } from '../../../common/page/card.css.ts';
import { formatCount } from '../../../i18n/format.ts';
import { announce } from '../../../state/announcement.ts';
import { addSection } from './editSource.ts';
import { LanguageSelect, PageReview } from './PageReview.tsx';
import { SectionFields, type PageFieldsProps } from './SectionFields.tsx';
import { languageLabels } from './sitePageLabels.ts';
import { DraftFormCard } from './DraftFormCard.tsx';
import { useDraftForm, type DraftCallbacks } from './useDraftForm.ts';
import type { EditedPage } from './useSitePages.ts';

/** The title, the introduction and the sections of a page in one language. */
function PageFields({ name, ...props }: PageFieldsProps & { name: SitePageName }) {
  const { t } = useTranslation(['sitePages', 'admin', 'common', 'specification']);
  const { source, language, onSource, getFault } = props;
  const isFixed = hasFixedSections(name);
  return (
    <>
      <TextField
        label={t('sitePages:field.title')}
        lang={language}
        maxLength={pageHeadingMaxCharacters}
        value={source.title[language]}
        onChange={(text) => onSource({ ...source, title: { ...source.title, [language]: text } })}
        {...getFault(`title.${language}`)}
      />
      <TextArea
        label={t('sitePages:field.lead')}
        optionalLabel={t('common:admin.optional')}
        lang={language}
        rows={2}
        maxLength={pageTextMaxCharacters}
        value={source.lead[language]}
        onChange={(text) => onSource({ ...source, lead: { ...source.lead, [language]: text } })}
        {...getFault(`lead.${language}`)}
      />
      {source.sections.map(({ id }, at) => (
        <SectionFields key={id} {...props} at={at} isFixed={isFixed} />
      ))}
      {!isFixed && (
        <div className={row}>
          <Button
            id="add-section"
            isDisabled={source.sections.length >= pageSectionsMax}
            onClick={() => {
              onSource(addSection(source));
              const n = formatCount(source.sections.length + 1);
              announce(t('sitePages:added', { name: t('sitePages:section', { n }) }));
            }}
          >
            {t('sitePages:section.add')}
          </Button>
        </div>
      )}
    </>
  );
}

interface FaultsProps {
  name: SitePageName;
  source: PageSource;
}

/** How many texts of each language have a fault, and the faults of the structure. */
function PageFaults({ name, source }: FaultsProps) {
  const { t } = useTranslation(['sitePages', 'admin', 'common', 'specification']);
  const faults = listPageFaults(name, source);
  const isOfText = (path: string) => languages.some((one) => path.endsWith(`.${one}`));
  const ofStructure = [
    ...new Set(faults.filter((one) => !isOfText(one.path)).map(({ key }) => key)),
  ];
  const countFaults = (language: Language) =>
    faults.filter((one) => isOfText(one.path) && one.language === language).length;
  const list = languages
    .filter((language) => countFaults(language) > 0)
    .map((language) => `${t(languageLabels[language])} ${formatCount(countFaults(language))}`);
  return (
    <Alert tone="danger">
      {list.length > 0 && <p>{t('sitePages:faults', { list: list.join(', ') })}</p>}
      {ofStructure.map((key) => (
        <p key={key}>{t(`specification:${key}`)}</p>
      ))}
    </Alert>
  );
}

/** The props of `PageForm`. */
export interface PageFormProps extends DraftCallbacks {
  name: SitePageName;
  draft: EditedPage['draft'];
  /** The text that the public sees. */
  present: PageSource;
  /** The text with which the form begins: of the draft, of the public page or of an earlier version. */
  initial: PageSource;
}

/** The form of the draft of a page, with its differences and a preview. */
export function PageForm({ name, draft, present, initial, ...callbacks }: PageFormProps) {
  const { t } = useTranslation(['sitePages', 'admin', 'common', 'specification']);
  const [language, setLanguage] = useState<Language>('en');
  const form = useDraftForm({
    name,
    draft,
    initial,
    toSource: (source) => source,
    isFaulty: (source) => listPageFaults(name, source).length > 0,
    ...callbacks,
  });
  const { values: source, setValues, isAsked } = form;
  const faults = listPageFaults(name, source);
  const getFault = (path: string) => {
    const fault = isAsked ? faults.find((one) => one.path === path) : undefined;
    return fault === undefined ? {} : { errorMessage: t(`specification:${fault.key}`) };
  };
  return (
    <>
      <DraftFormCard form={form} draft={draft} faults={<PageFaults name={name} source={source} />}>
        <p>{t('sitePages:language.hint')}</p>
        <LanguageSelect
          label={t('sitePages:language')}
          language={language}
          onLanguage={setLanguage}
        />
        <PageFields {...{ name, source, language, getFault }} onSource={setValues} />
      </DraftFormCard>
      <PageReview before={present} after={source} />
    </>
  );
}
