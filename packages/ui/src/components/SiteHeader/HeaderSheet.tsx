'use client';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { siteHeaderWords } from './SiteHeader.words.ts';
import * as sheet from '../MenuSheet/MenuSheet.css.ts';
import { MenuSheet } from '../MenuSheet/MenuSheet.tsx';
import * as menu from '../NavMenu/NavMenu.css.ts';
import { isGroup, NavEntryControl, type NavAction, type NavTarget } from '../NavMenu/navEntry.tsx';
import type { HeaderSheetProps } from './headerProps.ts';

type LinkOrAction = NavTarget | NavAction;

/** Returns the entry with an action that closes the sheet first, so that it is not behind what the action opens. */
function withSheetClosed(entry: LinkOrAction, onClose: () => void): LinkOrAction {
  if (!('onClick' in entry)) return entry;
  const onClick = () => {
    onClose();
    entry.onClick();
  };
  return { ...entry, onClick };
}

function SheetEntries({ navigation, externalNote, onClose }: HeaderSheetProps) {
  const groups = navigation.filter(isGroup);
  const ungrouped = navigation.filter((entry): entry is LinkOrAction => !isGroup(entry));
  const lists = [{ label: '', items: ungrouped }, ...groups];
  return lists.map(({ label, items }) => (
    <div key={label} className={label === '' ? undefined : sheet.group}>
      {label !== '' && <h3 className={sheet.groupTitle}>{label}</h3>}
      <ul className={sheet.list}>
        {items.map((entry) => (
          <li key={entry.label}>
            <NavEntryControl
              entry={withSheetClosed(entry, onClose)}
              className={menu.entry}
              externalNote={externalNote}
            />
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** The navigation and the actions of the header in an open sheet, for narrow screens. */
export function HeaderSheet(props: HeaderSheetProps) {
  const words = useWords('siteHeader', siteHeaderWords);
  return (
    <MenuSheet
      isOpen
      onOpenChange={props.onClose}
      title={props.menuLabel ?? words.menuLabel}
      closeLabel={props.closeLabel}
    >
      <nav aria-label={props.navigationLabel ?? words.navigationLabel}>
        <SheetEntries {...props} />
      </nav>
      {props.actions !== undefined && <div className={sheet.foot}>{props.actions}</div>}
    </MenuSheet>
  );
}
