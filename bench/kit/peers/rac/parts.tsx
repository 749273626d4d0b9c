import { useState, type ReactNode } from 'react';
import {
  Button,
  Dialog,
  DialogTrigger,
  Disclosure,
  DisclosureGroup,
  DisclosurePanel,
  Heading,
  Link,
  Modal,
  ModalOverlay,
  Tab,
  TabList,
  TabPanel,
  Tabs,
} from 'react-aria-components';
import {
  brand,
  links,
  pageCount,
  getPageLabel,
  questions,
  tenders,
  topics,
  words,
} from '../../page/data.ts';
import { sizes, useTextSize } from '../../page/useTextSize.ts';

export const Root = ({ children }: { children: ReactNode }) => children;

export function Header() {
  const { size, change } = useTextSize();
  return (
    <header className="bar">
      <a href="#top">
        <b>{brand}</b>
      </a>
      <nav aria-label={words.navigation}>
        <ul>
          {links.map((link, index) => (
            <li key={link}>
              <Link href={`#${link}`} aria-current={index === 0 ? 'page' : undefined}>
                {link}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div role="group" aria-label={words.textSize} className="r-row">
        <Button className="button" aria-label={words.smaller} onPress={() => change(size - 1)}>
          A−
        </Button>
        <Button className="button" aria-label={words.normal} onPress={() => change(sizes.start)}>
          A
        </Button>
        <Button className="button" aria-label={words.larger} onPress={() => change(size + 1)}>
          A+
        </Button>
      </div>
    </header>
  );
}

export function Questions() {
  return (
    <DisclosureGroup allowsMultipleExpanded>
      {questions.map(({ id, title, answer }) => (
        <Disclosure key={id} className="question">
          <Heading level={3}>
            <Button slot="trigger">{title}</Button>
          </Heading>
          <DisclosurePanel>
            <div id={id}>
              <p>{answer}</p>
            </div>
          </DisclosurePanel>
        </Disclosure>
      ))}
    </DisclosureGroup>
  );
}

export function Topics() {
  return (
    <Tabs>
      <TabList aria-label={words.topics} className="tabs">
        {topics.map(({ id, label }) => (
          <Tab key={id} id={id}>
            {label}
          </Tab>
        ))}
      </TabList>
      {topics.map(({ id, text }) => (
        <TabPanel key={id} id={id}>
          <p id={id}>{text}</p>
        </TabPanel>
      ))}
    </Tabs>
  );
}

export function Confirm() {
  return (
    <DialogTrigger>
      <Button id="open-dialog" className="button">
        {words.open}
      </Button>
      <ModalOverlay className="veil">
        <Modal className="dialog">
          <Dialog>
            {({ close }) => (
              <>
                <Heading slot="title">{words.confirmTitle}</Heading>
                <p id="dialog-text">{words.confirmText}</p>
                <div className="r-row">
                  <Button id="dialog-cancel" className="button" onPress={close}>
                    {words.cancel}
                  </Button>
                  <Button className="button main" onPress={close}>
                    {words.confirm}
                  </Button>
                </div>
              </>
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
}

export function Tenders() {
  return (
    <ul className="r-cards">
      {tenders.map(({ number, title, status, facts }) => (
        <li key={number} className="card">
          <h3>{title}</h3>
          <span className={status === 'Open' ? 'status' : 'status closed'}>{status}</span>{' '}
          <span>{number}</span>
          <dl className="r-facts">
            {facts.map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div className="r-row">
            <Button className="button" aria-label={`${words.view} ${number}`}>
              {words.view}
            </Button>
            <Button className="button" aria-label={`${words.download} ${number}`}>
              {words.download}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function Pages() {
  const [current, setCurrent] = useState(1);
  const go = (page: number) => setCurrent(Math.min(pageCount, Math.max(1, page)));
  return (
    <nav aria-label={words.pages}>
      <ol className="pager">
        <li>
          <Button className="button" onPress={() => go(current - 1)}>
            {words.previous}
          </Button>
        </li>
        {Array.from({ length: 5 }, (_, index) => index + 1).map((page) => (
          <li key={page}>
            <Button
              className="button"
              aria-label={getPageLabel(page)}
              aria-current={page === current ? 'page' : undefined}
              onPress={() => go(page)}
            >
              {page}
            </Button>
          </li>
        ))}
        <li>
          <Button className="button" onPress={() => go(current + 1)}>
            {words.next}
          </Button>
        </li>
      </ol>
    </nav>
  );
}
