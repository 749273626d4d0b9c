import {
  letterPlaceholders,
  type LetterKind,
  type LetterPlaceholder,
} from '@temple-land/portal-core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { meta } from '../../../common/page/card.css.ts';
import * as styles from './letterTemplates.css.ts';
import { placeholderLabels } from './templateLabels.ts';

/** The props of `PlaceholderList`. */
export interface PlaceholderListProps {
  kind: LetterKind;
  /** Called with the placeholder that was pressed, in its braces. */
  onInsert: (placeholder: string) => void;
}

/** The placeholders of a letter with their meaning; a press inserts one into the text. */
export function PlaceholderList({ kind, onInsert }: PlaceholderListProps) {
  const { t } = useTranslation(['letters', 'common', 'specification']);
  const id = useId();
  const names: readonly LetterPlaceholder[] = letterPlaceholders[kind];
  return (
    <section aria-labelledby={id} className={styles.placeholders}>
      <h3 id={id}>{t('letters:templates.placeholders')}</h3>
      <p className={meta}>{t('letters:templates.placeholders.hint')}</p>
      <ul className={styles.placeholderList}>
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={styles.placeholder}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onInsert(`{${name}}`)}
            >
              <code>{`{${name}}`}</code>
              <span>{t(placeholderLabels[name])}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
