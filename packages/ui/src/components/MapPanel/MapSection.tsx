'use client';
import { X, type IconNode } from 'lucide';
import { useId, type ReactNode } from 'react';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { mapPanelWords } from './MapPanel.words.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { useDisclosure } from '../NavMenu/useDisclosure.ts';
import * as styles from './MapSection.css.ts';

/** The props of `MapSection`. */
export interface MapSectionProps {
  title: string;
  icon: IconNode;
  closeLabel: string | undefined;
  children: (titleId: string) => ReactNode;
}

/** A section of the panel; on small screens a button opens it as a sheet at the bottom edge. */
export function MapSection({ title, icon, closeLabel, children }: MapSectionProps) {
  const words = useWords('mapPanel', mapPanelWords);
  const { isOpen, setOpen, dismiss, boxRef, buttonRef } = useDisclosure();
  const [id, titleId] = [useId(), useId()];
  return (
    <div ref={boxRef}>
      <button
        ref={buttonRef}
        type="button"
        className={styles.openButton}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={icon} />
        {title}
      </button>
      <section id={id} className={styles.section} data-open={isOpen}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <div className={styles.close}>
            <Button kind="quiet" icon={<Icon of={X} />} isIconOnly onClick={dismiss}>
              {closeLabel ?? words.closeLabel}
            </Button>
          </div>
        </div>
        {children(titleId)}
      </section>
    </div>
  );
}
