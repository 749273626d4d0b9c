'use client';
import { memo, useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { mergeProps } from '../../styles/mergeProps.ts';
import * as styles from './Accordion.css.ts';

/** A title and the text that it opens. */
export interface AccordionItem {
  /** Key of the item and address of the text: a link to `#id` opens it. */
  id: string;
  title: string;
  content: ReactNode;
  /** Language of both texts if it differs from the page. */
  lang?: string;
}

/** The props of `Accordion`, with those of a native `div`. */
export interface AccordionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The titles with their texts, in the order of the page. */
  items: readonly AccordionItem[];
  /** Ids of the open items, if they are controlled. */
  expandedKeys?: Iterable<string> | undefined;
  /** Ids of the items that are open initially. */
  defaultExpandedKeys?: Iterable<string> | undefined;
  /** Called with the ids of the open items. */
  onExpandedChange?: ((keys: Set<string>) => void) | undefined;
  /** Level of the headings; 3 by default. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

const noKeys: readonly string[] = [];

/** Headings that open a text each; several can be open, and the browser's search finds closed texts. */
export const Accordion = memo(function Accordion({
  items,
  expandedKeys,
  defaultExpandedKeys = noKeys,
  onExpandedChange,
  headingLevel = 3,
  ...rest
}: AccordionProps) {
  // The elements keep their state, so that they open before hydration and without rendering.
  const knownKeys = useRef(new Set(defaultExpandedKeys));
  const Heading = `h${headingLevel}` as const;
  if (items.length === 0) return null;
  const openKeys = new Set(expandedKeys ?? defaultExpandedKeys);
  const change = (id: string, isExpanded: boolean) => {
    const keys = new Set(expandedKeys ?? knownKeys.current);
    if (keys.has(id) === isExpanded) return;
    if (isExpanded) keys.add(id);
    else keys.delete(id);
    knownKeys.current = keys;
    onExpandedChange?.(keys);
  };
  const press = (event: MouseEvent, id: string) => {
    if (expandedKeys === undefined) return;
    event.preventDefault();
    change(id, !openKeys.has(id));
  };
  return (
    <div {...mergeProps({ className: styles.root }, rest)}>
      {items.map(({ id, title, content, lang }) => (
        <details
          key={id}
          lang={lang}
          className={styles.item}
          open={openKeys.has(id)}
          onToggle={(event) => change(id, event.currentTarget.open)}
        >
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the browser sends a click for its keys */}
          <summary className={styles.row} onClick={(event) => press(event, id)}>
            <Heading className={styles.title}>{title}</Heading>
            <span className={styles.disc} aria-hidden />
          </summary>
          <div id={id} className={styles.content}>
            {content}
          </div>
        </details>
      ))}
    </div>
  );
});
