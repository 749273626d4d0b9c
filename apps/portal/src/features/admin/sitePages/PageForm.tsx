import {
  hasFixedSections,
  languages,
  listPageFaults,
  pageHeadingMaxCharacters,
  pageSectionsMax,
  pageTextMaxCharacters,
  type Language,
  type PageSource,
  type SitePageDraft,
  type SitePageName,
} from '@temple-land/portal-core';
import { Alert, Button, Card, TextArea, TextField } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { LazyDateField } from '../../../common/form/LazyDateFields.tsx';
import { meta, row } from '../../../common/page/card.css.ts';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import { formatCount } from '../../../i18n/format.ts';
import { announce } from '../../../state/announcement.ts';
import { ConfirmDialog } from '../questions/ConfirmDialog.tsx';
import { addSection } from './editSource.ts';
import { LanguageSelect, PageReview } from './PageReview.tsx';
import { SectionFields, type PageFieldsProps } from './SectionFields.tsx';
import { languageLabels } from './sitePageLabels.ts';
import * as styles from './sitePages.css.ts';
import { usePageForm, type DoneKey } from './usePageForm.ts';
import type { EditedPage } from './useSitePages.ts';

const reasonMaxCharacters = 500;

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

function SavedBy({ draft }: { draft: SitePageDraft }) {
  const { t } = useTranslation(['sitePages', 'admin', 'common', 'specification']);
  const values = { name: draft.savedBy, date: formatDateTime(draft.savedOn) };
  return <p className={meta}>{t('sitePages:savedBy', values)}</p>;
}

/** The props of `PageForm`. */
export interface PageFormProps {
  name: SitePageName;
  page: EditedPage;
  /** The text that the public sees. */
  present: PageSource;
  /** The text with which the form begins: of the draft, of the public page or of an earlier version. */
  initial: PageSource;
  /** Called with the message to show. */
  onDone: (message: DoneKey) => void;
  onDiscarded: () => void;
}

/** The form of a draft, with its differences and a preview. */
export function PageForm({ name, page, present, initial, onDone, onDiscarded }: PageFormProps) {
  const { t } = useTranslation(['sitePages', 'admin', 'common', 'specification']);
  const form = usePageForm({ name, page, initial, onDone, onDiscarded });
  const { source, setSource, language, setLanguage, isAsked, isFaulty, getFault } = form;
  return (
    <>
      <Card title={t('sitePages:edit')}>
        <form method="post" noValidate className={styles.form} onSubmit={form.request}>
          <OutcomeMessage message={form.message} />
          {page.draft && <SavedBy draft={page.draft} />}
          {isAsked && isFaulty && <PageFaults name={name} source={source} />}
          <p>{t('sitePages:language.hint')}</p>
          <LanguageSelect
            label={t('sitePages:language')}
            language={language}
            onLanguage={setLanguage}
          />
          <PageFields {...{ name, source, language, getFault }} onSource={setSource} />
          <div className={styles.narrow}>
            <LazyDateField
              label={t('sitePages:field.review')}
              description={t('sitePages:field.reviewHint')}
              optionalLabel={t('common:admin.optional')}
              value={form.reviewOn}
              onChange={form.setReviewOn}
            />
          </div>
          <div className={row}>
            <Button isPending={form.isSaving} onClick={form.save}>
              {t('sitePages:save')}
            </Button>
            {page.draft && (
              <Button kind="danger" onClick={() => form.setIsDiscarding(true)}>
                {t('sitePages:discard')}
              </Button>
            )}
          </div>
          <div className={styles.narrow}>
            <TextArea
              label={t('admin:changes.reason')}
              rows={2}
              maxLength={reasonMaxCharacters}
              value={form.reason}
              onChange={form.setReason}
              {...(isAsked && form.isReasonMissing
                ? { errorMessage: t('specification:admin.required') }
                : {})}
            />
          </div>
          <div className={row}>
            <Button kind="primary" type="submit" isPending={form.isPublishing}>
              {t('admin:rights.request')}
            </Button>
          </div>
        </form>
      </Card>
      <PageReview before={present} after={source} />
      <ConfirmDialog
        isOpen={form.isDiscarding}
        title={t('sitePages:discard')}
        text={t('sitePages:discard.text')}
        confirmLabel={t('sitePages:discard')}
        isPending={form.isDiscardPending}
        onConfirm={form.discard}
        onCancel={() => form.setIsDiscarding(false)}
      />
    </>
  );
}
