import { FontSizeControl, LanguageSwitch, ThemeToggle, UtilityBar } from '../../index.ts';
import type { FrameTexts } from './frameTexts.ts';

const noop = () => undefined;

const languages = [
  { tag: 'en', name: 'English', href: '?lang=en' },
  { tag: 'or', name: 'ଓଡ଼ିଆ', href: '?lang=or' },
  { tag: 'hi', name: 'हिन्दी', href: '?lang=hi' },
];

/** The props of `DisplaySettings`. */
export interface DisplaySettingsProps {
  texts: FrameTexts;
  /** Left out in the logged-in areas, which have no choice of theme. */
  isDark?: boolean;
  width?: 'page' | 'wide';
}

/** The bar with owner, text size, theme and language; its controls change nothing in the patterns. */
export function DisplaySettings({ texts, isDark, width = 'page' }: DisplaySettingsProps) {
  return (
    <UtilityBar
      owner={texts.owner}
      link={{ href: '#screen-reader', label: texts.screenReader }}
      width={width}
    >
      <FontSizeControl
        label={texts.textSize}
        value={16}
        minValue={12}
        maxValue={19}
        resetValue={16}
        onChange={noop}
        smallerLabel={texts.smaller}
        resetLabel={texts.reset}
        largerLabel={texts.larger}
        sizeText={texts.sizeNow}
      />
      {isDark !== undefined && (
        <ThemeToggle label={texts.darkTheme} isSelected={isDark} onChange={noop} />
      )}
      <LanguageSwitch
        label={texts.languages}
        choices={languages}
        selectedKey={texts.language}
        onSelectionChange={noop}
      />
    </UtilityBar>
  );
}
