import {
  fontSizeMaxPx,
  fontSizeMinPx,
  fontSizeStartPx,
  fontSizeStepPx,
} from '@temple-land/portal-core';
import { FontSizeControl, LanguageSwitch, ThemeToggle, UtilityBar, Icon } from '@temple-land/ui';
import { Volume2 } from 'lucide';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { lazySection } from '../../common/page/lazySection.tsx';
import { chooseLanguage } from '../../i18n/i18n.ts';
import { toLanguage } from '../../i18n/language.ts';
import { languageNames } from '../../i18n/languageNames.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useOfferedLanguages } from '../../i18n/useOfferedLanguages.ts';
import { fontSizeAtom, setFontSize } from '../../state/fontSize.ts';
import { setThemeDark, themeAtom } from '../../state/theme.ts';
import { useSession } from '../../state/useSession.ts';
import { useStoredAtom } from '../../state/useStoredAtom.ts';
import { visitorLinks } from './headerLinks.ts';

function TextSize() {
  const { t } = useTranslation(['common', 'specification']);
  const size = useStoredAtom(fontSizeAtom, fontSizeStartPx);
  return (
    <FontSizeControl
      label={t('common:shell.textSize')}
      value={size}
      minValue={fontSizeMinPx}
      maxValue={fontSizeMaxPx}
      step={fontSizeStepPx}
      resetValue={fontSizeStartPx}
      onChange={setFontSize}
      smallerLabel={t('common:shell.textSmaller')}
      resetLabel={t('common:shell.textReset')}
      largerLabel={t('common:shell.textLarger')}
      sizeText={t('common:shell.textSizeNow', { n: size })}
      smallestNote={t('common:shell.textSmallest')}
      largestNote={t('common:shell.textLargest')}
    />
  );
}

function Languages() {
  const { t } = useTranslation(['common', 'specification']);
  const language = useLanguage();
  const { pathname } = useLocation();
  const choices = useOfferedLanguages().map((tag) => ({
    tag,
    name: languageNames[tag],
    href: `${pathname}?lang=${tag}`,
  }));
  if (choices.length === 1) return null;
  return (
    <LanguageSwitch
      label={t('common:shell.language')}
      choices={choices}
      selectedKey={language}
      onSelectionChange={(tag) => void chooseLanguage(toLanguage(tag))}
    />
  );
}

const DigitsToggle = lazySection(async () => (await import('./DigitsToggle.tsx')).DigitsToggle);

function ReadingLanguage() {
  return (
    <>
      {useLanguage() !== 'en' && <DigitsToggle />}
      <Languages />
    </>
  );
}

/** The controls of text size, digits and language. */
export function ReadingControls() {
  return (
    <>
      <TextSize />
      <ReadingLanguage />
    </>
  );
}

/** The bar above the header: text size, theme for visitors only (spec 1), digits and language. */
export function HeaderUtilityBar() {
  const { t } = useTranslation(['common', 'office', 'specification']);
  const isSignedIn = useSession() !== undefined;
  const isDark = useStoredAtom(themeAtom, 'light') === 'dark';
  const link = {
    href: visitorLinks.screenReader.path,
    label: t('common:shell.screenReader'),
    icon: <Icon of={Volume2} />,
  };
  return (
    <UtilityBar owner={t('office:service')} link={link} width="page">
      <TextSize />
      {!isSignedIn && (
        <ThemeToggle
          label={t('common:shell.darkTheme')}
          isSelected={isDark}
          onChange={setThemeDark}
        />
      )}
      <ReadingLanguage />
    </UtilityBar>
  );
}
