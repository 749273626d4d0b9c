import {
  pageBlockKinds,
  pageBlocksMax,
  pageHeadingMaxCharacters,
  pageTextMaxCharacters,
  type Language,
  type PageBlockKind,
  type PageSource,
} from '@temple-land/portal-core';
import { Button, Select, TextArea, TextField } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../../i18n/format.ts';
import { announce } from '../../../state/announcement.ts';
import {
  addBlock,
  moveBlock,
  moveSection,
  removeBlock,
  removeSection,
  writeBlock,
  writeHeading,
} from './editSource.ts';
import { PartButtons } from './PartButtons.tsx';
import { blockHints, blockLabels } from './sitePageLabels.ts';
import * as styles from './sitePages.css.ts';

// Pictures of screens are part of the portal: they can be moved and removed, but not added.
const addedKinds = pageBlockKinds.filter((kind) => kind !== 'picture');

/** The props that the fields of a page have in common. */
export interface PageFieldsProps {
  source: PageSource;
  language: Language;
  onSource: (source: PageSource) => void;
  /** Returns the props of the message of a text with a fault. */
  getFault: (path: string) => { errorMessage?: string };
}

interface SectionProps extends PageFieldsProps {
  at: number;
}

function Blocks({ source, language, onSource, getFault, at }: SectionProps) {
  const { t } = useTranslation(['sitePages', 'admin', 'common', 'specification']);
  const blocks = source.sections[at]?.blocks ?? [];
  return blocks.map(({ kind, texts }, index) => {
    const name = `${t(blockLabels[kind])} ${formatCount(index + 1)}`;
    return (
      <div key={index} className={styles.block}>
        <TextArea
          label={name}
          description={t(blockHints[kind])}
          lang={language}
          rows={Math.min(12, Math.max(3, texts[language].split('\n').length + 1))}
          maxLength={pageTextMaxCharacters}
          value={texts[language]}
          onChange={(text) => onSource(writeBlock(source, [at, index], language, text))}
          {...getFault(`sections.${at}.blocks.${index}.${language}`)}
        />
        <PartButtons
          name={name}
          at={index}
          total={blocks.length}
          getId={(place) => `section-${at}-block-${place}`}
          nextId={`section-${at}-add`}
          onMove={(by) => onSource(moveBlock(source, [at, index], by))}
          onRemove={() => onSource(removeBlock(source, [at, index]))}
        />
      </div>
    );
  });
}

function AddBlock({ source, onSource, at }: SectionProps) {
  const { t } = useTranslation(['sitePages', 'admin', 'common', 'specification']);
  const [kind, setKind] = useState<PageBlockKind>('text');
  const isFull = (source.sections[at]?.blocks.length ?? 0) >= pageBlocksMax;
  return (
    <div className={styles.adding}>
      <Select
        label={t('sitePages:block.kind')}
        optionalLabel=""
        options={addedKinds.map((one) => ({ value: one, label: t(blockLabels[one]) }))}
        value={kind}
        onChange={(value) => setKind(addedKinds.find((one) => one === value) ?? 'text')}
      />
      <Button
        id={`section-${at}-add`}
        isDisabled={isFull}
        onClick={() => {
          onSource(addBlock(source, at, kind));
          announce(t('sitePages:added', { name: t(blockLabels[kind]) }));
        }}
      >
        {t('sitePages:block.add')}
      </Button>
    </div>
  );
}

/** The props of `SectionFields`. */
export interface SectionFieldsProps extends SectionProps {
  /** Whether the sections of the page are fixed in number and order. */
  isFixed: boolean;
}

/** A section: its heading, its blocks, and the buttons that change their order. */
export function SectionFields({ isFixed, ...props }: SectionFieldsProps) {
  const { t } = useTranslation(['sitePages', 'admin', 'common', 'specification']);
  const { source, language, onSource, getFault, at } = props;
  const section = source.sections[at];
  if (section === undefined) return null;
  const n = formatCount(at + 1);
  const name = t('sitePages:section', { n });
  return (
    <fieldset className={styles.section}>
      <legend className={styles.sectionTitle}>{name}</legend>
      <TextField
        label={t('sitePages:field.heading', { n })}
        lang={language}
        maxLength={pageHeadingMaxCharacters}
        value={section.heading[language]}
        onChange={(text) => onSource(writeHeading(source, at, language, text))}
        {...getFault(`sections.${at}.heading.${language}`)}
      />
      {!isFixed && (
        <PartButtons
          name={name}
          at={at}
          total={source.sections.length}
          getId={(place) => `section-${place}`}
          nextId="add-section"
          onMove={(by) => onSource(moveSection(source, at, by))}
          onRemove={() => onSource(removeSection(source, at))}
        />
      )}
      <Blocks {...props} />
      <AddBlock {...props} />
    </fieldset>
  );
}
