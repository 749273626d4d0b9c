import type { MouseEvent } from 'react';
import { PageLink } from '../Link/LinkProvider.tsx';
import * as styles from './LanguageSwitch.css.ts';

/** A language, named in that language. */
export interface LanguageChoice {
  /** Language tag, for example "or". */
  tag: string;
  /** The language's own name in its own script. */
  name: string;
  /** Address of the same page in this language. */
  href: string;
}

/** The props of `LanguageSwitch`. */
export interface LanguageSwitchProps {
  /** Name of the group. */
  label: string;
  choices: readonly LanguageChoice[];
  /** Tag of the language on the page. */
  selectedKey: string;
  onSelectionChange: (tag: string) => void;
}

/** One link for each language, in its own script; keeps the page and the typed text. */
export function LanguageSwitch({
  label,
  choices,
  selectedKey,
  onSelectionChange,
}: LanguageSwitchProps) {
  const choose = (event: MouseEvent, tag: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onSelectionChange(tag);
  };
  return (
    <div role="group" aria-label={label} className={styles.group}>
      {choices.map(({ tag, name, href }) => (
        <PageLink
          key={tag}
          href={href}
          lang={tag}
          hrefLang={tag}
          className={styles.control}
          aria-current={tag === selectedKey ? 'true' : undefined}
          onClick={(event) => choose(event, tag)}
        >
          {name}
        </PageLink>
      ))}
    </div>
  );
}
