import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../local/src/paths.mjs';

const folder = join(root, 'frontends', 'federation', 'src');

/** Writes the contract between shell and remotes, from the types and the route table. @param {string} output */
export async function writeFederationContract(output) {
  const contract = { ...(await typesOf(join(folder, 'contract.ts'))), routes: await routesOf() };
  writeFileSync(output, `${JSON.stringify(contract, undefined, 2)}\n`);
}

/**
 * The modules with the props they take, and the page's globals, each with its type written out.
 * @param {string} file
 */
async function typesOf(file) {
  const { default: ts } = await import('typescript');
  const program = ts.createProgram([file], {
    strict: true,
    noLib: false,
    types: [],
    skipLibCheck: true,
    jsx: ts.JsxEmit.ReactJSX,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const whole = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;

  /** The properties of an interface of the contract. @param {string} name */
  function propertiesOf(name) {
    const declared = source?.statements.find(
      (statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === name,
    );
    if (!declared) throw new Error(`contract.ts declares no ${name}`);
    return checker.getTypeAtLocation(declared).getProperties();
  }

  /**
   * Our own named types are written out, so that a change inside one is a change. @param {import('typescript').Type}
   * type @returns {string}
   */
  function written(type) {
    const declarations = type.symbol?.declarations ?? [];
    const isOurs = declarations.some(
      (one) => ts.isInterfaceDeclaration(one) && !one.getSourceFile().fileName.includes('node_modules'),
    );
    if (isOurs) {
      const properties = type
        .getProperties()
        .map((one) => `${one.name}: ${written(checker.getTypeOfSymbol(one))}`);
      return `{ ${properties.join('; ')} }`;
    }
    const inner = checker.getTypeArguments(/** @type {import('typescript').TypeReference} */ (type));
    const plain = checker.typeToString(type, undefined, whole);
    return inner.reduce(
      (text, each) => text.replace(checker.typeToString(each, undefined, whole), written(each)),
      plain,
    );
  }

  const modules = propertiesOf('RemoteModules').map((module) => {
    const props = checker.getTypeOfSymbol(module).getProperties();
    const described = props.map((prop) => {
      const optional = (prop.flags & ts.SymbolFlags.Optional) !== 0;
      const type = checker.getTypeOfSymbol(prop);
      return [prop.name, { type: written(optional ? checker.getNonNullableType(type) : type), optional }];
    });
    return [module.name, Object.fromEntries(described)];
  });
  const globals = propertiesOf('PageGlobals').map((one) => [one.name, written(checker.getTypeOfSymbol(one))]);
  return { modules: Object.fromEntries(modules), globals: Object.fromEntries(globals) };
}

async function routesOf() {
  const { transform } = await import('esbuild');
  const { code } = await transform(readFileSync(join(folder, 'route-table.ts'), 'utf8'), { loader: 'ts' });
  /** @type {{ pageRoutes: { path: string, module: string }[] }} */
  const { pageRoutes } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return Object.fromEntries(pageRoutes.map(({ path, module }) => [path, module]));
}
