import { FontSizeControl, LanguageSwitch, ThemeToggle, UtilityBar } from '../../index.ts';
import type { FrameWords } from './frameTexts.ts';

const nothing = () => undefined;

const languages = [
  { tag: 'en', name: 'English', href: '?lang=en' },
  { tag: 'or', name: 'ଓଡ଼ିଆ', href: '?lang=or' },
  { tag: 'hi', name: 'हिन्दी', href: '?lang=hi' },
];

/** The props of `ViewTools`. */
export interface ViewToolsProps {
  words: FrameWords;
  /** Left out in the logged-in areas, which have no choice of theme. */
  isDark?: boolean;
  width?: 'page' | 'wide';
}

/** Whose website it is, text size, theme and language; the controls stand still here. */
export function ViewTools({ words, isDark, width = 'page' }: ViewToolsProps) {
  return (
    <UtilityBar
      owner={words.owner}
      link={{ href: '#screen-reader', label: words.screenReader }}
      width={width}
    >
      <FontSizeControl
        label={words.textSize}
        size={16}
        min={12}
        max={19}
        start={16}
        onSize={nothing}
        smallerLabel={words.smaller}
        resetLabel={words.reset}
        largerLabel={words.larger}
        sizeText={words.sizeNow}
      />
      {isDark !== undefined && (
        <ThemeToggle label={words.darkTheme} isDark={isDark} onDark={nothing} />
      )}
      <LanguageSwitch
        label={words.languages}
        choices={languages}
        current={words.language}
        onChoose={nothing}
      />
    </UtilityBar>
  );
}
