import type { MouseEventHandler, ReactNode } from 'react';
import { meta as metaStyle } from '../Button/Button.css.ts';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';

interface ActionTexts {
  label: string;
  /** Type and size of a file, for example "PDF, 340 KB". */
  meta?: string;
}

interface LinkAction {
  href: string;
  /** Called on a press; can prevent following the link. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** An action of a tender: a link to a page or file, or a function. */
export type TenderAction = ActionTexts & (LinkAction | { onClick: () => void });

/** The options of `renderTenderAction`. */
export interface TenderActionOptions {
  action: TenderAction;
  kind: 'primary' | 'secondary';
  icon?: ReactNode;
  id: string;
  /** Id of the text that distinguishes the same actions of other tenders. */
  contextId: string;
}

/** Renders one action of a tender as a link or a button. */
export function renderTenderAction({ action, kind, icon, id, contextId }: TenderActionOptions) {
  const props = { kind, icon, id, 'aria-labelledby': `${id} ${contextId}` };
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
    <ButtonLink {...props} href={action.href} onClick={action.onClick}>
      {words}
    </ButtonLink>
  ) : (
    <Button {...props} onClick={action.onClick}>
      {words}
    </Button>
  );
}
