// What stands for `preact-render-to-string` where this Worker is measured with React's own renderer.
export { renderToStaticMarkup } from 'react-dom/server'
