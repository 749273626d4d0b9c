import type { IconNode } from 'lucide';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { meta as metaStyle } from '../Button/Button.css.ts';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';

interface Words {
  label: string;
  /** Type and size of a file, for example "PDF, 340 KB". */
  meta?: string;
}

/** What can be done with a tender: a way to a page or file, or an action of the page. */
export type TenderAction = Words & ({ href: string } | { onClick: () => void });

/** What drawing an action takes. */
export interface TenderControlProps {
  action: TenderAction;
  kind: 'primary' | 'secondary';
  icon?: IconNode;
  /** Hidden words that tell the same actions of other tenders apart. */
  context: string;
}

/** One action of a tender, as a link or a button. */
export function TenderControl({ action, kind, icon, context }: TenderControlProps) {
  const look = icon ? { kind, icon } : { kind };
  const words = (
    <>
      {action.label}
      {action.meta !== undefined && <span className={metaStyle}> {action.meta}</span>}
      <span className={visuallyHidden}> {context}</span>
    </>
  );
  return 'href' in action ? (
    <ButtonLink {...look} href={action.href}>
      {words}
    </ButtonLink>
  ) : (
    <Button {...look} onClick={action.onClick}>
      {words}
    </Button>
  );
}
