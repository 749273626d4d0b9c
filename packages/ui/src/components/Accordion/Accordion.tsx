import { memo, type ComponentProps, type ReactNode } from 'react';
import * as styles from './Accordion.css.ts';

/** A title and the text that it opens. */
export interface AccordionItem {
  /** Address of the text: a link to `#id` opens it. */
  id: string;
  title: string;
  content: ReactNode;
  /** Language of both texts if it differs from the page. */
  lang?: string;
}

/** The props of `Accordion`, with those of a native `div`. */
export interface AccordionProps extends Omit<
  ComponentProps<'div'>,
  'className' | 'style' | 'children'
> {
  items: readonly AccordionItem[];
  /** Whether the first text is open initially. */
  isFirstOpen?: boolean;
  /** Level of the headings; 2 by default. */
  headingLevel?: 2 | 3 | 4;
}

/** Headings that open a text each; several can be open, and the browser's search finds closed texts. */
export const Accordion = memo(function Accordion({
  items,
  isFirstOpen = false,
  headingLevel = 3,
  ...rest
}: AccordionProps) {
  const Heading = `h${headingLevel}` as const;
  if (items.length === 0) return null;
  return (
    <div {...rest} className={styles.list}>
      {items.map(({ id, title, content, lang }, index) => (
        <details key={id} lang={lang} className={styles.item} open={isFirstOpen && index === 0}>
          <summary className={styles.row}>
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
