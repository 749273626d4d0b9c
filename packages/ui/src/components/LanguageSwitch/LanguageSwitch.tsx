'use client';
import type { ComponentProps, MouseEvent } from 'react';
import { useControlledState } from '../../styles/useControlledState.ts';
import { mergeProps } from '../../styles/mergeProps.ts';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { languageSwitchWords } from './LanguageSwitch.words.ts';
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

/** The props of `LanguageSwitch`, with those of a native `div`. */
export interface LanguageSwitchProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the group. */
  label?: string | undefined;
  /** The languages, each named in itself. */
  choices: readonly LanguageChoice[];
  /** Tag of the language on the page, if it is controlled. */
  selectedKey?: string | undefined;
  /** Tag of the initial language; the first one by default. */
  defaultSelectedKey?: string | undefined;
  /** Called with the tag of the chosen language. */
  onSelectionChange?: ((tag: string) => void) | undefined;
}

/** One link for each language, in its own script; keeps the page and the typed text. */
export function LanguageSwitch(props: LanguageSwitchProps) {
  const { label, choices, selectedKey, defaultSelectedKey, onSelectionChange, ...rest } = props;
  const firstKey = defaultSelectedKey ?? choices[0]?.tag ?? '';
  const [key, setKey] = useControlledState(selectedKey, firstKey, onSelectionChange);
  const words = useWords('languageSwitch', languageSwitchWords);
  const choose = (event: MouseEvent, tag: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setKey(tag);
  };
  return (
    <div
      {...mergeProps(
        { role: 'group', 'aria-label': label ?? words.label, className: styles.root },
        rest,
      )}
    >
      {choices.map(({ tag, name, href }) => (
        <PageLink
          key={tag}
          href={href}
          lang={tag}
          hrefLang={tag}
          className={styles.control}
          aria-current={tag === key ? 'true' : undefined}
          onClick={(event) => choose(event, tag)}
        >
          {name}
        </PageLink>
      ))}
    </div>
  );
}
