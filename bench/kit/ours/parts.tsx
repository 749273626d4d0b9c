import { useState, type ReactNode } from 'react';
import {
  Accordion,
  FontSizeControl,
  Pagination,
  SiteHeader,
  Tabs,
  TenderCard,
  ThemeRoot,
  UtilityBar,
} from './kit.ts';
import {
  brand,
  links,
  pageCount,
  getPageLabel,
  questions,
  tenders,
  topics,
  words,
} from '../page/data.ts';
import type { Theme } from '../page/kit.ts';
import { sizes, useTextSize } from '../page/useTextSize.ts';

export function Root({ theme, children }: { theme: Theme; children: ReactNode }) {
  return <ThemeRoot theme={theme}>{children}</ThemeRoot>;
}

const navigation = links.map((label, index) => ({
  label,
  href: `#${label}`,
  isCurrent: index === 0,
}));

export function Header() {
  const { size, change } = useTextSize();
  return (
    <SiteHeader
      utility={
        <UtilityBar owner={brand}>
          <FontSizeControl
            minValue={sizes.min}
            maxValue={sizes.max}
            resetValue={sizes.start}
            label={words.textSize}
            value={size}
            onChange={change}
            smallerLabel={words.smaller}
            resetLabel={words.normal}
            largerLabel={words.larger}
            sizeText=""
          />
        </UtilityBar>
      }
      brand={{ href: '#top', mark: null, name: brand }}
      navigationLabel={words.navigation}
      navigation={navigation}
      menuLabel={words.menu}
      closeLabel={words.close}
      externalNote={words.external}
    />
  );
}

const items = questions.map(({ id, title, answer }) => ({ id, title, content: <p>{answer}</p> }));

export function Questions() {
  return <Accordion items={items} />;
}

const tabs = topics.map(({ id, label, text }) => ({ id, label, content: <p id={id}>{text}</p> }));

export function Topics() {
  return <Tabs label={words.topics} tabs={tabs} />;
}

const cards = tenders.map(({ number, title, status, facts }) => ({
  letter: number,
  title,
  isOpen: status === 'Open',
  stateLabel: status,
  dates: facts.map(([label, value]) => ({ label, value })),
  apply: { label: words.view, onClick: () => undefined },
  download: { label: words.download, onClick: () => undefined },
}));

export function Tenders() {
  return (
    <ul className="r-cards">
      {cards.map((card) => (
        <li key={card.letter}>
          <TenderCard {...card} />
        </li>
      ))}
    </ul>
  );
}

export function Pages() {
  const [current, setCurrent] = useState(1);
  return (
    <Pagination
      label={words.pages}
      page={current}
      pageCount={pageCount}
      onPageChange={setCurrent}
      previousLabel={words.previous}
      nextLabel={words.next}
      pageLabel={getPageLabel}
      shortText={getPageLabel(current)}
    />
  );
}
