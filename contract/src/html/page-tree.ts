/** A text as it is written, or the code of a script or style. */
export type PageText = { text: string };

/** A comment, or the document type. */
export type PageComment = { comment: string };

export type PageNode = PageElement | PageText | PageComment;

/** An element, or the page itself, which has no name. Its tags keep their attributes as they are written. */
export class PageElement {
  readonly name: string;
  attributes: string;
  children: PageNode[];
  end: string;

  constructor(name: string, attributes = '', children: PageNode[] = [], end = '') {
    this.name = name;
    this.attributes = attributes;
    this.children = children;
    this.end = end;
  }

  /** The elements among its children. */
  get parts(): PageElement[] {
    return this.children.filter(isElement);
  }

  /** Lists the elements within this one in their order, without those that are left out and all within them. */
  list(isLeftOut = (_: PageElement) => false): PageElement[] {
    return this.parts.flatMap((child) => (isLeftOut(child) ? [] : [child, ...child.list(isLeftOut)]));
  }

  /** Finds the first element with this name. Throws an error for a page without one. */
  find(name: string): PageElement {
    const found = this.list().find((element) => element.name === name);
    if (!found) throw new Error(`A page has no element ${name}.`);
    return found;
  }

  /** Takes elements out, and returns them in their order. */
  take(isTaken: (element: PageElement) => boolean): PageElement[] {
    return this.parts.flatMap((child) => {
      if (!isTaken(child)) return child.take(isTaken);
      this.children.splice(this.children.indexOf(child), 1);
      return [child];
    });
  }

  /** Returns the value of an attribute as it is written; `undefined` without one. */
  read(attribute: string): string | undefined {
    return toPattern(attribute).exec(this.attributes)?.[1];
  }

  /** Changes an attribute. A new one becomes the first. */
  set(attribute: string, value: string): void {
    const written = ` ${attribute}="${value}"`;
    const pattern = toPattern(attribute);
    if (!pattern.test(this.attributes)) this.attributes = written + this.attributes;
    else this.attributes = this.attributes.replace(pattern, () => written);
  }

  print(): string {
    return this.name === '' ? this.printContent() : `<${this.name}${this.attributes}>${this.printContent()}${this.end}`;
  }

  /** Prints what is within: of a script or style its code. */
  printContent(): string {
    return this.children.map(printNode).join('');
  }
}

export const isElement = (node: PageNode): node is PageElement => node instanceof PageElement;
export const isText = (node: PageNode): node is PageText => 'text' in node;

const toPattern = (attribute: string) => new RegExp(`\\s${attribute}="([^"]*)"`, 'i');

function printNode(node: PageNode): string {
  if (isElement(node)) return node.print();
  return isText(node) ? node.text : node.comment;
}
