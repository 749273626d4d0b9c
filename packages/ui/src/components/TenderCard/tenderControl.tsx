import type { IconNode } from 'lucide';
import type { MouseEventHandler } from 'react';
import { meta as metaStyle } from '../Button/Button.css.ts';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';

interface Words {
  label: string;
  /** Type and size of a file, for example "PDF, 340 KB". */
  meta?: string;
}

interface Way {
  href: string;
  /** What a press does in place of following the link, when it prevents that. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** What can be done with a tender: a way to a page or file, or an action of the page. */
export type TenderAction = Words & (Way | { onClick: () => void });

/** An action and how it is drawn. */
export interface TenderControlProps {
  action: TenderAction;
  kind: 'primary' | 'secondary';
  icon?: IconNode;
  id: string;
  /** Id of the words that tell the same actions of other tenders apart. */
  contextId: string;
}

/** Draws one action of a tender, as a link or a button. */
export function tenderControl({ action, kind, icon, id, contextId }: TenderControlProps) {
  const look = { kind, icon, id, 'aria-labelledby': `${id} ${contextId}` };
  const words =
    action.meta === undefined ? (
      action.label
    ) : (
      <>
        {action.label}
        <span className={metaStyle}> {action.meta}</span>
      </>
    );
  return 'href' in action ? (
    <ButtonLink {...look} href={action.href} onClick={action.onClick}>
      {words}
    </ButtonLink>
  ) : (
    <Button {...look} onClick={action.onClick}>
      {words}
    </Button>
  );
}
